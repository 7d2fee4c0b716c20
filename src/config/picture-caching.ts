/**
 * `Cache-Control` of pictures. A picture can be replaced or deleted under its URL, so caches ask
 * again after five minutes and usually get 304.
 */
export const PICTURE_CACHING = 'public, max-age=300'
