export type { MapSettings } from '@/lib/map-settings'
