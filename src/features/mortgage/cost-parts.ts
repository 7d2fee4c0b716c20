/** Parts of the yearly cost in stacking order, with their colors. */
export const costParts = [
  { name: 'principal', label: 'Principal', fill: 'fill-primary', swatch: 'bg-primary' },
  { name: 'interest', label: 'Interest', fill: 'fill-accent', swatch: 'bg-accent' },
  { name: 'taxes', label: 'Property taxes', fill: 'fill-marigold', swatch: 'bg-marigold' },
  { name: 'insurance', label: 'Insurance', fill: 'fill-marker-blue', swatch: 'bg-marker-blue' },
  { name: 'pmi', label: 'PMI', fill: 'fill-ink', swatch: 'bg-ink' },
  { name: 'hoa', label: 'HOA fee', fill: 'fill-marker-grey', swatch: 'bg-marker-grey' },
] as const

export type CostPart = (typeof costParts)[number]
