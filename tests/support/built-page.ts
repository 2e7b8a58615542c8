import { buildIfStale } from '../../build/build.ts';

/** The page is built once before the app tests, exactly as `npm start` would. */
export default async function setup(): Promise<void> {
  await buildIfStale();
}
