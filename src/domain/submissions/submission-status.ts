/** How a submission came in. */
export const submissionSources = ['upload', 'paste', 'link', 'grid', 'feed'] as const
export type SubmissionSource = (typeof submissionSources)[number]

/** Whether what a source leaves out is missing. A grid has only what an editor changed in it. */
export const isCompleteSource = (source: SubmissionSource): boolean => source !== 'grid'

/** The states of a submission. `applying` and `undoing`: their job waits or runs. */
export const submissionStatuses = [
  'reading',
  'mapping',
  'review',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
  'failed',
] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

export const sourceLabels: Readonly<Record<SubmissionSource, string>> = {
  upload: 'Uploaded file',
  paste: 'Pasted table',
  link: 'Builder’s link',
  grid: 'Entered in a grid',
  feed: 'New-home feed',
}

export const statusLabels: Readonly<Record<SubmissionStatus, string>> = {
  reading: 'Reading',
  mapping: 'Columns to check',
  review: 'To review',
  applying: 'Publishing',
  applied: 'Published',
  undoing: 'Undoing',
  undone: 'Undone',
  discarded: 'Discarded',
  failed: 'Failed',
}
