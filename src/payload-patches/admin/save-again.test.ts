import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { watchSaves } from './save-again'

function aForm() {
  const { window } = new JSDOM('<button id="save"><span>Save draft</span></button><p>Text</p>')
  const offer = { show: vi.fn<(saveAgain: () => void) => void>(), hide: vi.fn() }
  const saves = watchSaves(window as unknown as Window, offer)
  const find = (selector: string) => {
    const element = window.document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`There is no ${selector}`)
    return element
  }
  return {
    window,
    offer,
    saves,
    find,
    connect: () => window.dispatchEvent(new window.Event('online')),
  }
}

it('a lost save is offered when the connection is back, by the button that saved', () => {
  const { offer, saves, find, connect } = aForm()
  find('#save span').click()
  const save = saves.begin()
  find('p').click()
  connect()
  expect(offer.show).not.toHaveBeenCalled()
  save.lost()
  connect()
  const pressed = vi.fn()
  find('#save').addEventListener('click', pressed)
  offer.show.mock.lastCall?.[0]()
  expect(pressed).toHaveBeenCalledOnce()
})

it('a save that reached the server withdraws the offer', () => {
  const { offer, saves, find, connect } = aForm()
  find('#save').click()
  saves.begin().lost()
  saves.begin().reached()
  connect()
  expect(offer.hide).toHaveBeenCalledOnce()
  expect(offer.show).not.toHaveBeenCalled()
})

it('nothing is offered when the button is no longer on the page', () => {
  const { offer, saves, find, connect } = aForm()
  find('#save').click()
  saves.begin().lost()
  find('#save').remove()
  connect()
  expect(offer.show).not.toHaveBeenCalled()
})
