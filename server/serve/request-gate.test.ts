import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRequestGate } from './request-gate.ts';

function makeDoor() {
  const gate = createRequestGate();
  const inside: (() => void)[] = [];
  const app = new Hono();
  app.use(gate.pass);
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => inside.push(resolve));
    return c.text('done');
  });
  return { gate, inside, ask: async (path: string) => app.request(path, { method: 'POST' }) };
}

it('lets those inside finish before it is closed, and nobody in after', async () => {
  const { gate, inside, ask } = makeDoor();
  const [first, second] = [ask('/rpc/work/heartbeat'), ask('/files/p')];
  await expect.poll(() => inside.length).toBe(2);
  let isClosed = false;
  const closed = gate.close(60_000).then(() => (isClosed = true));
  const late = await ask('/rpc/work/heartbeat');
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ json: { defined: true, code: 'core-stopping', status: 503 } });
  expect(await (await ask('/files/p')).json()).toMatchObject({ code: 'core-stopping', data: {} });
  inside[0]?.();
  expect(await (await first).text()).toBe('done');
  expect(isClosed).toBe(false);
  inside[1]?.();
  expect(await (await second).text()).toBe('done');
  await closed;
});

it('does not wait for ever, nor at all when nobody is inside', async () => {
  const { gate, inside, ask } = makeDoor();
  const empty = makeDoor();
  await empty.gate.close(60_000);
  const slow = ask('/');
  await expect.poll(() => inside.length).toBe(1);
  await gate.close(10);
  inside[0]?.();
  expect((await slow).status).toBe(200);
});
