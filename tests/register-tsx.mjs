import { register } from 'tsx/esm/api'

// Compiles TypeScript in a process and in its threads. The flag `--import tsx` leaves out threads.
register()
