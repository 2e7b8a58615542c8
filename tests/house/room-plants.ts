import type { Plant } from './planted-tree.ts';

const value = 'export const one = 1;\n';
const rule = 'plumbline/room-imports';

/** Imports that cross rooms in ways the table forbids, beside the nearest ones it allows. */
export const roomPlants: readonly Plant[] = [
  {
    is: 'shared/domain importing the database',
    files: { 'shared/domain/r1.ts': `export { one } from '#db';\n` },
    finds: { 'shared/domain/r1.ts': [rule] },
  },
  {
    is: 'shared/lib importing a package',
    files: { 'shared/lib/r2.ts': `import { z } from 'zod';\nexport const s = z.string();\n` },
    finds: { 'shared/lib/r2.ts': [rule] },
  },
  {
    is: 'shared/contract importing zod, which is allowed',
    files: { 'shared/contract/r3.ts': `import { z } from 'zod';\nexport const s = z.string();\n` },
    finds: {},
  },
  {
    is: 'the core importing a database driver',
    files: { 'core/tasks/r4.ts': `import { Kysely } from 'kysely';\nexport const k = Kysely;\n` },
    finds: { 'core/tasks/r4.ts': [rule] },
  },
  {
    is: 'the core reaching past the index of db',
    files: {
      'db/queries/r5.ts': value,
      'core/tasks/r5.ts': `export { one } from '../../db/queries/r5.ts';\n`,
    },
    finds: { 'core/tasks/r5.ts': [rule] },
  },
  {
    is: 'one area of the core reaching past the index of another',
    files: { 'core/people/r6.ts': value, 'core/tasks/r6.ts': `export { one } from '../people/r6.ts';\n` },
    finds: { 'core/tasks/r6.ts': [rule] },
  },
  {
    is: 'one area of the core entering another by its door, which is allowed',
    files: { 'core/reviews/index.ts': value, 'core/tasks/r7.ts': `export { one } from '#core/reviews';\n` },
    finds: {},
  },
  {
    is: 'a file of the core opening the file system itself',
    files: { 'core/tasks/r8.ts': `import { rmSync } from 'node:fs';\nexport const r = rmSync;\n` },
    finds: { 'core/tasks/r8.ts': [rule] },
  },
  {
    is: 'a feature importing another feature',
    files: {
      'renderer/features/desk/index.ts': value,
      'renderer/features/board/r9.ts': `export { one } from '../desk/index.ts';\n`,
    },
    finds: { 'renderer/features/board/r9.ts': [rule] },
  },
  {
    is: 'a feature talking to the core past the api room',
    files: { 'renderer/features/board/r10.ts': `import { c } from '@orpc/client';\nexport const d = c;\n` },
    finds: { 'renderer/features/board/r10.ts': [rule] },
  },
  {
    is: 'documents using React',
    files: { 'documents/r11.ts': `import { useState } from 'react';\nexport const u = useState;\n` },
    finds: { 'documents/r11.ts': [rule] },
  },
  {
    is: 'the server importing Electron',
    files: { 'server/r12.ts': `import { app } from 'electron';\nexport const a = app;\n` },
    finds: { 'server/r12.ts': [rule] },
  },
  {
    is: 'a dynamic import and a type import of a forbidden room',
    files: {
      'documents/r13.ts': `export const load = (): Promise<unknown> => import('#server');\n`,
      'documents/r14.ts': `export type Db = import('#db').Db;\n`,
    },
    finds: { 'documents/r13.ts': [rule], 'documents/r14.ts': [rule] },
  },
  {
    is: 'a migration importing the code of today',
    files: {
      'db/schema/r15.ts': value,
      'db/migrations/0010-r15.ts': `export { one } from '../schema/r15.ts';\n`,
    },
    finds: { 'db/migrations/0010-r15.ts': [rule] },
  },
  {
    is: 'product code using what only tests may, and a test using it, which is allowed',
    files: {
      'tests/support/r20.ts': value,
      'core/tasks/r20.ts': `export { one } from '#tests/r20';\n`,
      'core/tasks/r20.test.ts': `export { one } from '#tests/r20';\n`,
    },
    finds: { 'core/tasks/r20.ts': [rule] },
  },
  {
    is: 'a room going out and in again by its own entry',
    files: { 'shared/domain/r16.ts': `export { one } from '#domain';\n` },
    finds: { 'shared/domain/r16.ts': [rule] },
  },
  { is: 'a file in no room', files: { 'stray/r17.ts': value }, finds: { 'stray/r17.ts': [rule] } },
  { is: 'a loose file in the root', files: { 'r18.ts': value }, finds: { 'r18.ts': [rule] } },
  {
    is: 'a file beside the rooms of the page',
    files: { 'renderer/r19.ts': value },
    finds: { 'renderer/r19.ts': [rule] },
  },
];
