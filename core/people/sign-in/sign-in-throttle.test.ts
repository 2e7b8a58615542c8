import { expect, it } from 'vitest';
import { makeClock } from '#tests/builders';
import { createSignInThrottle } from './sign-in-throttle.ts';

const fail = (throttle: ReturnType<typeof createSignInThrottle>, times: number, name = 'mei', from = 'a') => {
  for (let count = 0; count < times; count += 1) throttle.begin(name, from);
};

it('lets five attempts fail and then asks to wait, twice as long each time, a quarter of an hour at most', () => {
  const clock = makeClock();
  const throttle = createSignInThrottle(clock);
  fail(throttle, 5);
  for (const waitMs of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000, 900_000, 900_000]) {
    expect(() => throttle.begin('mei', 'a')).toThrow(
      expect.objectContaining({ code: 'too-many-attempts', details: { retryAfterMs: waitMs } }),
    );
    clock.pass(waitMs);
    throttle.begin('mei', 'a');
  }
});

it('does not shorten a wait when the wall clock is set forward', () => {
  const clock = makeClock();
  const throttle = createSignInThrottle(clock);
  fail(throttle, 5);
  clock.jumpWall(3_600_000);
  expect(() => throttle.begin('mei', 'a')).toThrow('too-many-attempts');
});

it('holds a name back wherever the attempts come from, and leaves others alone', () => {
  const throttle = createSignInThrottle(makeClock());
  for (let count = 0; count < 5; count += 1) throttle.begin('mei', `address-${count}`);
  expect(() => throttle.begin('mei', 'another')).toThrow('too-many-attempts');
  expect(() => throttle.begin('jun', 'another')).not.toThrow();
});

it('holds an address back that tries many names', () => {
  const throttle = createSignInThrottle(makeClock());
  for (let count = 0; count < 20; count += 1) throttle.begin(`name-${count}`, 'a');
  expect(() => throttle.begin('another', 'a')).toThrow('too-many-attempts');
  expect(() => throttle.begin('another', 'b')).not.toThrow();
});

it('starts a name afresh after a success, but not the address', () => {
  const throttle = createSignInThrottle(makeClock());
  for (let round = 0; round < 4; round += 1) {
    fail(throttle, 4);
    throttle.begin('mei', 'a');
    throttle.succeed('mei', 'a');
  }
  fail(throttle, 4);
  expect(() => throttle.begin('mei', 'a')).toThrow('too-many-attempts');
  expect(() => throttle.begin('mei', 'b')).not.toThrow();
});

it('forgets failures after an hour without one', () => {
  const clock = makeClock();
  const throttle = createSignInThrottle(clock);
  fail(throttle, 5);
  clock.pass(3_600_000);
  fail(throttle, 5);
  expect(() => throttle.begin('mei', 'a')).toThrow('too-many-attempts');
});
