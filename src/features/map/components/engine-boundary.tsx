'use client'

import { Component, type ReactNode } from 'react'

interface EngineBoundaryProps {
  readonly onFailure: () => void
  readonly children: ReactNode
}

/** Treats a rendering error of an engine as a failure to load. */
export class EngineBoundary extends Component<EngineBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
