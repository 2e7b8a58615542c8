import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { computeHomeFolder } from '#lib';
import { openCore } from '../host/open-core.ts';
import type { CommandHost } from './command-host.ts';
import { runCommandLine } from './run-command-line.ts';

const computeHome: CommandHost['computeHome'] = ({ home }) =>
  resolve(
    computeHomeFolder({ flag: home, env: process.env, platform: process.platform, userFolder: homedir() }),
  );

await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  workingFolder: process.cwd(),
  computeHome,
  openCore: (options) =>
    openCore({ home: computeHome(options), databaseUrl: process.env['PLUMBLINE_DATABASE_URL'] }),
  setExitCode: (code) => {
    process.exitCode = code;
  },
});
