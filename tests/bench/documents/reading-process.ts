import { readFileSync } from 'node:fs';
import { timeOnce, toTiming, type Moment } from '../sample.ts';
import { documentReaders, type ReaderName } from './document-readers.ts';

// One file read by one reader in a process of its own, again and again: what the memory and time belong to is certain.
const [, , name = '', file = '', repeats = '3'] = process.argv;
const slowMs = 10_000;

// On Linux `maxRSS` begins with what the process had that started this one.
function readPeakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}

async function main(): Promise<void> {
  const read = await documentReaders[name as ReaderName].load();
  let found = 0;
  const first = await timeOnce(async () => void (found = await read(file)));
  // Later readings add garbage of earlier ones.
  const peakBytes = readPeakBytes();
  // The first one warms up and is not counted, except where it takes so long that it hardly matters.
  const moments: Moment[] = first.processorMs > slowMs ? [first] : [];
  while (moments.length < Number(repeats)) moments.push(await timeOnce(async () => void (await read(file))));
  process.stdout.write(`\n${JSON.stringify({ found, peakBytes, timing: toTiming(moments) })}\n`);
}

await main();
