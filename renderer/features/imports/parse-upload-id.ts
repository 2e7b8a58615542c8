/** The id under which an upload is kept; throws TypeError for any other reply. */
export function parseUploadId(reply: unknown): string {
  if (
    typeof reply === 'object' &&
    reply !== null &&
    'uploadId' in reply &&
    typeof reply.uploadId === 'string'
  )
    return reply.uploadId;
  throw new TypeError('The core answered an upload without an id');
}
