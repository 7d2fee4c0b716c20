export type { MapSettings } from '@/config/map-settings'
