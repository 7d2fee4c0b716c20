'use client'

import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  readonly onFailure: () => void
  readonly children: ReactNode
}

/** Treats a rendering error of a map or an engine as a failure to load. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
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
