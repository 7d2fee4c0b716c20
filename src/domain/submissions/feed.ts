import type { ReadingOptions } from './read-value'
import type { ReadSubmission } from './record'

/** Receives the parts of an XML document in their order. `line` counts from 1. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  /** Text or CDATA; one text may come in several parts. */
  text(text: string): void
  close(name: string): void
}

export interface FeedReader extends XmlHandler {
  /** The records of what was received. */
  result(): ReadSubmission
}

/**
 * Reads the industry's new-home feed. It needs no wrapper elements and no order, ignores unknown
 * elements, and takes 0 and empty for unknown (docs/product.md, Submissions).
 */
export declare function createFeedReader(options: ReadingOptions): FeedReader
