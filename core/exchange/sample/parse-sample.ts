import { z } from 'zod';
import { projectSettings } from '#contract';
import { projectRoles } from '#domain';
import { parseJson } from '#lib';

const bilingual = z.object({ en: z.string(), zh: z.string() });

const sample = z.object({
  project: projectSettings.extend({ name: bilingual }),
  people: z.array(
    z.object({
      loginName: z.string(),
      displayName: z.string(),
      language: z.string().transform((tag) => (tag.startsWith('zh') ? ('zh' as const) : ('en' as const))),
      roles: z.array(z.enum(projectRoles)).min(1),
    }),
  ),
});

/** Who takes part in the sample project, and under which policies; its tasks are a pack like any other. */
export type Sample = z.infer<typeof sample>;

export function parseSample(text: string): Sample {
  return sample.parse(parseJson(text));
}
