import * as migration_20261120_222417_initial from './20261120_222417_initial';

export const migrations = [
  {
    up: migration_20261120_222417_initial.up,
    down: migration_20261120_222417_initial.down,
    name: '20261120_222417_initial'
  },
];
