/// <reference types="google.maps" />

interface Window {
  /** Called by Google's script when it rejects the key. */
  gm_authFailure?: () => void
}
