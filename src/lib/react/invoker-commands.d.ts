import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands. @types/react 19.3 does not declare them, and React passes them through. */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
    /** The id of the popover that the browser shows for a pointer or focus that stays. */
    interestfor?: string | undefined
  }
  interface AnchorHTMLAttributes<T> {
    interestfor?: string | undefined
  }
}
