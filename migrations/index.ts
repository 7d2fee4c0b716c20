import * as migration_20261121_121742_initial from './20261121_121742_initial';

export const migrations = [
  {
    up: migration_20261121_121742_initial.up,
    down: migration_20261121_121742_initial.down,
    name: '20261121_121742_initial'
  },
];
