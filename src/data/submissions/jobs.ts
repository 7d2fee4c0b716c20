// Operations on submissions for jobs. Jobs are part of the configuration, which `index.ts` reads.
export { applySubmission } from './apply/apply'
export { type ChangedState, rejectChanges } from './apply/run-changes'
export { failReading, readSubmission } from './intake/read-submission'
export { receiveSubmission } from './intake/receive-submission'
export { readUploadedFile } from './intake/uploaded-file'
export { undoSubmission } from './undo/undo'
