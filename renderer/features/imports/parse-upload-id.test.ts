import { expect, test } from 'vitest';
import { parseUploadId } from './parse-upload-id.ts';

test('an upload’s id is read from the reply', () => {
  expect(parseUploadId({ uploadId: 'a' })).toBe('a');
});

test.each([null, 'a', {}, { uploadId: 1 }])('a reply of %j is refused', (reply) => {
  expect(() => parseUploadId(reply)).toThrow(TypeError);
});
