/** If-None-Match of RFC 9110: any of the tags, weak or not, or a star. A proxy that compresses makes tags weak. */
export const matchesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some(one => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false
