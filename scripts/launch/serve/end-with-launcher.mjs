import process from 'node:process'

// Imported by the programs that the launcher starts. If the launcher is killed, they must exit,
// because the next start would run at the same time.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
