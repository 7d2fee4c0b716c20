'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  readonly onError: () => void
  readonly children: ReactNode
}

/** Draws nothing once something within has thrown, and says so; the page around it stays. */
export class EngineBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
