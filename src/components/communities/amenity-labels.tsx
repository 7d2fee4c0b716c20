'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** The labels that admins edit, by value. */
const Labels = createContext<Readonly<Record<string, string>>>({})

interface AmenityLabelsProps {
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** Passes the labels of amenities to the cards of all pages. */
export function AmenityLabels({ labels, children }: AmenityLabelsProps) {
  return <Labels value={labels}>{children}</Labels>
}

/** The label of an amenity, or its value if no admin lists it. */
export function AmenityLabel({ value }: { value: string }) {
  return useContext(Labels)[value] ?? value
}
