import {
  Building2,
  Dumbbell,
  Fence,
  Fish,
  Footprints,
  Goal,
  LandPlot,
  type LucideIcon,
  PawPrint,
  Shapes,
  ShowerHead,
  Tent,
  TreePine,
  Trophy,
  Waves,
} from 'lucide-react'
import { AmenityLabel } from '@/components/communities/amenity-labels'

const icons: Record<string, LucideIcon> = {
  pools: Waves,
  trails: Footprints,
  golf: LandPlot,
  clubhouse: Building2,
  tennis: Trophy,
  playground: Shapes,
  parks: TreePine,
  'dog-park': PawPrint,
  'fitness-center': Dumbbell,
  'splash-pad': ShowerHead,
  pavilion: Tent,
  'sports-courts': Goal,
  'fishing-pond': Fish,
  'gated-entry': Fence,
}

export function amenityIcon(value: string): LucideIcon {
  return icons[value] ?? Shapes
}

export function AmenityChip({ value }: { value: string }) {
  const Icon = amenityIcon(value)
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sand px-2.5 py-1 text-ink text-xs">
      <Icon aria-hidden className="size-3.5 text-primary" strokeWidth={1.8} />
      <AmenityLabel value={value} />
    </span>
  )
}
