/** A save that was sent, and is told what became of it. */
export interface SentSave {
  readonly lost: () => void
  readonly reached: () => void
}

interface Offer {
  /** Shows that the connection is back, with an action that saves again. */
  readonly show: (saveAgain: () => void) => void
  readonly hide: () => void
}

/**
 * Offers to save again when the connection is back after a lost save: by the button of that save, so
 * that a draft stays a draft, with what the form has then. The keyboard shortcuts of Payload press the
 * button, too. Without a button on the page, nothing is offered.
 */
export function watchSaves(window: Window, offer: Offer) {
  let pressed: HTMLElement | null = null
  let lost: HTMLElement | null = null

  const remember = (event: Event) => {
    pressed = (event.target as Element | null)?.closest<HTMLElement>('button') ?? null
  }
  const showOffer = () => {
    const button = lost
    if (button?.isConnected) offer.show(() => button.click())
  }
  window.document.addEventListener('click', remember, true)
  window.addEventListener('online', showOffer)

  function forget() {
    lost = null
    offer.hide()
  }

  return {
    begin(): SentSave {
      const button = pressed
      return {
        lost: () => {
          lost = button
        },
        reached: forget,
      }
    },
    forget,
    stop() {
      window.document.removeEventListener('click', remember, true)
      window.removeEventListener('online', showOffer)
    },
  }
}
