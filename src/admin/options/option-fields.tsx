import type { TextFieldServerComponent } from 'payload'
import { districtNames, listingOptions } from '@/data/listing-options/queries'
import { OptionSelect } from './option-select'
import { SuggestInput } from './suggest-input'

// The choices of these fields are edited in the back office, so they are read for each form.

const choice = (name: string) => ({ value: name, label: name })

export const AmenitiesField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
  const { amenities } = await listingOptions()
  const props = { field: clientField, path, isReadOnly: Boolean(readOnly) }
  return <OptionSelect {...props} options={amenities} />
}

export const HomeTypesField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
  const { homeTypes } = await listingOptions()
  const props = { field: clientField, path, isReadOnly: Boolean(readOnly) }
  return <OptionSelect {...props} options={homeTypes} />
}

export const DistrictField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
  const options = (await districtNames()).map(choice)
  const props = { field: clientField, path, isReadOnly: Boolean(readOnly) }
  return <OptionSelect {...props} options={options} />
}

/** A community may be in another city than those of the filters. */
export const CityField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
  const { cities } = await listingOptions()
  const props = { field: clientField, path, isReadOnly: Boolean(readOnly) }
  return <SuggestInput {...props} suggestions={cities.map((value) => ({ value }))} />
}
