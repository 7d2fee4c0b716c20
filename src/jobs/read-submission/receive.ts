// The endpoint of the collection receives files by the job, because collections do not import data.
export { readUploadedFile, receiveSubmission } from '@/data/submissions/jobs'
