import type { WordingLanguage, WordingTerm } from '@/domain/wording/wording'

/** What terms about the same people have in common. */
interface Reason {
  readonly why: string
  readonly instead: string
  readonly source: string
  readonly isHint?: boolean
}

const rule = '24 CFR 100.75(c)'
const texas = 'Texas Property Code 301.022'
const memo = 'HUD memorandum of January 9, 1995'
const guidelines = 'former 24 CFR 109.20'

const noChildren: Reason = {
  why: 'Limits who may live here by the number or age of children, which is illegal unless the community qualifies as housing for older persons.',
  instead: 'Leave it out. Describe the home, such as its rooms and its yard.',
  source: `${rule}; ${memo}, part 5; ${texas}`,
}

const household: Reason = {
  why: 'States a preference for adults, couples or singles, and so against families with children.',
  instead: 'Describe the home: “one bedroom and a study”, “lock-and-leave yard”.',
  source: `${rule}; ${memo}, part 5; ${texas}`,
}

const families: Reason = {
  why: 'Describes the buyer instead of the home. Others may feel unwelcome.',
  instead: 'Say what there is: “four bedrooms”, “a playground”, “a fenced yard”.',
  source: `${rule}; ${memo}, part 5`,
  isHint: true,
}

const older: Reason = {
  why: 'Lawful only where the community qualifies as housing for older persons.',
  instead:
    'If it qualifies, state the rule: “At least one resident must be 55 or older.” If not, leave it out.',
  source: '24 CFR 100.300-307; Texas Property Code 301.043',
  isHint: true,
}

const religion: Reason = {
  why: 'States a preference for one religion, or describes the neighbors by it.',
  instead: 'Leave it out. Names of places are fine, such as a chapel or a school nearby.',
  source: `${rule}; ${memo}, part 2; ${texas}`,
}

const origin: Reason = {
  why: 'Describes the home, its neighbors or its buyers by race, color or national origin.',
  instead: 'Leave it out. Describe the streets, parks and shops.',
  source: `${rule}; ${memo}, part 1; ${texas}`,
}

const people: Reason = {
  why: 'Says who lives here. Readers may take it as a hint at race or national origin.',
  instead: 'Describe the place: its parks, shops, homes and streets.',
  source: `${guidelines}(c); ${rule}`,
  isHint: true,
}

const catchword: Reason = {
  why: 'HUD once listed “exclusive” among the words that can suggest that some people are not wanted. Without more it is lawful.',
  instead: 'Say what is meant: “gated”, “30 homesites”, “one-acre lots”.',
  source: `${guidelines}(c); ${memo}, part 1`,
  isHint: true,
}

const sex: Reason = {
  why: 'States a preference for one sex.',
  instead: 'Leave it out.',
  source: `${rule}; ${memo}, part 3; ${texas}`,
}

const disability: Reason = {
  why: 'Excludes people with a disability, or states a preference for people without one.',
  instead: 'Describe the home: “stairs to the entry”, “step-free shower”, “no elevator”.',
  source: `${rule}; ${memo}, part 4; ${texas}`,
}

const labels: Reason = {
  why: 'An outdated word for people with a disability.',
  instead: 'Name the feature: “accessible parking”, “wheelchair ramp”.',
  source: `${guidelines}(b)(6)`,
  isHint: true,
}

const language: Reason = {
  why: 'Limits buyers by language or citizenship, which readers take for national origin.',
  instead: 'Leave it out. “Our team speaks English and Spanish” is fine.',
  source: `${rule}; ${texas}`,
}

const toTerms = (
  language: WordingLanguage,
  { isHint = false, ...reason }: Reason,
  forms: readonly string[],
): WordingTerm[] =>
  forms.map((line) => {
    const [term = '', ...otherForms] = line.split(' | ')
    return { term, otherForms, language, isHint, ...reason }
  })

/** The list until an editor saves another. Other forms of a term follow it. */
export const defaultWording: readonly WordingTerm[] = [
  ...toTerms('en', noChildren, [
    'no children | no kids | no small children | no young children',
    'no children allowed | children not allowed | kids not allowed | no kids allowed',
    'children not welcome | kids not welcome',
    'child-free | childfree | child free | kid-free | kid free',
    'no teenagers | no teens',
    'no infants | no babies | no toddlers',
    'no families | not for families | no families with children',
    'adults only | adult only | adults-only | adult-only | only adults',
    'adult building | adult complex | adult community',
  ]),
  ...toTerms('en', household, [
    'perfect for singles | ideal for singles | great for singles | singles only | singles preferred',
    'perfect for couples | ideal for couples | great for couples | couples only | couples preferred',
    'perfect for a couple | ideal for a couple | great for a couple | perfect for young couples | ideal for young couples',
    'perfect for newlyweds | ideal for newlyweds | great for newlyweds',
    'perfect for empty nesters | ideal for empty nesters | great for empty nesters | perfect for empty-nesters | ideal for empty-nesters',
    'perfect for young professionals | ideal for young professionals | great for young professionals | young professionals only',
    'mature adults | mature couple | mature couples | mature person | mature persons | mature individuals',
    'married couples only | married couple preferred | married couples preferred',
    'perfect for retirees | ideal for retirees | great for retirees | perfect for retired couples | ideal for retired couples',
    'perfect for bachelors | ideal for bachelors | bachelors only',
    'perfect for adults | ideal for adults | adults preferred',
  ]),
  ...toTerms('en', families, [
    'perfect for families | ideal for families | great for families | designed for families | perfect for growing families | ideal for growing families',
    'perfect for a family | ideal for a family | perfect for a growing family | ideal for a growing family | perfect for young families | ideal for young families',
    'families only | family-oriented community | family oriented community',
  ]),
  ...toTerms('en', older, [
    '55+ community | 55+ communities | 55+ living | 55+ neighborhood | 55 plus community',
    '55 and older | 55 and over | 55 and better | 55 or older | 55 or better',
    '62 and older | 62 or older | 62+ community',
    'active adult | active adults | active-adult',
    'age-restricted | age restricted | age-qualified | age qualified',
    'seniors only | senior living | senior community | retirement community',
  ]),
  ...toTerms('en', religion, [
    'Christian community | Christian neighborhood | Christian home | Christian family | Christian families | Christian buyers | Christians only | Christians preferred',
    'Catholic community | Catholic neighborhood | Catholic home | Catholic families | Catholics only | Catholics preferred',
    'Jewish community | Jewish neighborhood | Jewish home | Jewish families | no Jews',
    'Muslim community | Muslim neighborhood | Muslim home | Muslim families | no Muslims',
    'Mormon community | Mormon neighborhood | Hindu community | Hindu neighborhood',
    'church-going families | churchgoing families | churchgoing neighbors | God-fearing',
    'faith-based community | faith based community | religious neighborhood',
  ]),
  ...toTerms('en', origin, [
    'white neighborhood | all-white neighborhood | white family home | white private home | white families | whites only | Caucasian',
    'black neighborhood | black family home | black families | no blacks',
    'Hispanic neighborhood | Hispanic community | Hispanic area | Hispanic families | no Hispanics',
    'Latino neighborhood | Latino community | Latino area | Latino families',
    'Mexican neighborhood | Mexican area | Mexican families | no Mexicans',
    'Asian neighborhood | Asian community | Asian area | Asian families | no Asians',
    'Indian neighborhood | Indian community | Indian families | Chinese neighborhood | Chinese community',
    'African American neighborhood | African American community | African-American neighborhood | African-American community',
    'racially mixed | racially diverse | segregated neighborhood',
    'Oriental neighborhood | Orientals | colored people | colored neighborhood',
    'no immigrants | no foreigners | no illegals | Americans only',
  ]),
  ...toTerms('en', people, [
    'ethnic neighborhood | ethnic area | ethnic community | integrated neighborhood',
    'people like us | like-minded neighbors | like minded neighbors | your kind of people',
    'the right kind of people | right kind of neighbors | traditional families',
  ]),
  ...toTerms('en', catchword, [
    'exclusive neighborhood | exclusive community | exclusive area | exclusive enclave | exclusive address',
    'membership approval | board approval required',
  ]),
  ...toTerms('en', sex, [
    'men only | males only | male only | gentlemen only | no women',
    'women only | females only | female only | ladies only | no men',
    'male preferred | males preferred | female preferred | females preferred',
  ]),
  ...toTerms('en', disability, [
    'able-bodied | able bodied | ablebodied',
    'no wheelchairs | no wheelchair | no walkers',
    'for the physically fit | for physically fit | physically fit only | healthy people only | must be healthy',
    'no disabled | no handicapped | not for the disabled | not suitable for the disabled | not suitable for disabled | not suitable for wheelchairs',
    'no mental illness | mentally stable | no mentally ill',
    'able to climb stairs | must climb stairs | must be able to walk',
    'no service animals | no assistance animals | no service dogs | no emotional support animals',
    'must live independently | able to live independently | independent living only',
  ]),
  ...toTerms('en', labels, [
    'handicapped | the handicapped | handicapped people | crippled',
    'wheelchair-bound | wheelchair bound | confined to a wheelchair | mentally retarded',
  ]),
  ...toTerms('en', language, [
    'English only | English speakers only | English-speaking only | must speak English | English speaking families',
    'US citizens only | U.S. citizens only | American citizens only | citizens only | must be a citizen',
  ]),
  ...toTerms('es', noChildren, [
    'sin niños | sin hijos | libre de niños',
    'no niños | no se aceptan niños | no se permiten niños | no se admiten niños | niños no',
    'solo adultos | sólo adultos | solamente adultos | únicamente adultos | adultos solamente | adultos únicamente',
    'no familias | no se aceptan familias | no familias con niños',
  ]),
  ...toTerms('es', household, [
    'ideal para solteros | perfecto para solteros | perfecta para solteros | solo solteros',
    'ideal para parejas | perfecto para parejas | perfecta para parejas | solo parejas | ideal para una pareja',
    'ideal para recién casados | perfecto para recién casados | perfecta para recién casados',
    'ideal para jóvenes profesionales | perfecto para jóvenes profesionales | ideal para jubilados | ideal para personas maduras',
  ]),
  ...toTerms('es', families, [
    'ideal para familias | perfecto para familias | perfecta para familias | perfecta para una familia | ideal para una familia | solo familias',
  ]),
  ...toTerms('es', older, [
    'mayores de 55 | 55 años o más | 55 años y más | comunidad de adultos mayores | comunidad para adultos mayores | adultos activos',
  ]),
  ...toTerms('es', religion, [
    'comunidad cristiana | vecindario cristiano | hogar cristiano | familias cristianas | solo cristianos',
    'comunidad católica | vecindario católico | barrio católico | hogar católico | familias católicas | solo católicos',
  ]),
  ...toTerms('es', origin, [
    'vecindario blanco | barrio blanco | familias blancas | solo blancos | no negros | vecindario negro | barrio negro',
    'vecindario hispano | barrio hispano | comunidad hispana | familias hispanas | vecindario latino | barrio latino | comunidad latina',
    'vecindario mexicano | barrio mexicano | solo americanos | no inmigrantes | no extranjeros | sin inmigrantes',
  ]),
  ...toTerms('es', catchword, [
    'vecindario exclusivo | comunidad exclusiva | zona exclusiva | barrio exclusivo',
  ]),
  ...toTerms('es', sex, [
    'solo hombres | sólo hombres | solamente hombres | no mujeres',
    'solo mujeres | sólo mujeres | solamente mujeres | no hombres | solo señoritas | solo damas | solo caballeros',
  ]),
  ...toTerms('es', disability, [
    'no discapacitados | no minusválidos | no apto para discapacitados | no sillas de ruedas | no se permiten sillas de ruedas | sin sillas de ruedas',
    'para personas sanas | solo personas sanas | no animales de servicio | no se permiten animales de servicio',
  ]),
  ...toTerms('es', language, [
    'solo inglés | debe hablar inglés | solo ciudadanos | solamente ciudadanos | solo ciudadanos americanos',
  ]),
]

/** A row of the stored list. */
interface StoredTerm {
  readonly term: string
  readonly otherForms?: readonly string[] | null
  readonly language: WordingLanguage
  readonly isHint?: boolean | null
  readonly why: string
  readonly instead: string
  readonly source: string
}

/** The terms of the stored list, or the defaults before it was saved. */
export function toWording({
  updatedAt,
  terms,
}: {
  readonly updatedAt?: string | null
  readonly terms?: readonly StoredTerm[] | null
}): readonly WordingTerm[] {
  if (!updatedAt) return defaultWording
  return (terms ?? []).map(({ otherForms, isHint, term, language, why, instead, source }) => ({
    term,
    otherForms: otherForms ?? [],
    language,
    isHint: isHint ?? false,
    why,
    instead,
    source,
  }))
}
