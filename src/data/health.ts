import 'server-only'
import { databaseAnswers as answers } from '@/database/answers'
import { payloadClient } from './payload'

/** Whether the database answers a question right now. */
export async function databaseAnswers(): Promise<boolean> {
  return payloadClient().then(answers, () => false)
}
