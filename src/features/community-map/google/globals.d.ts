/// <reference types="google.maps" />

interface Window {
  /** Called by Google's script when it does not accept the key. */
  gm_authFailure?: () => void
}
