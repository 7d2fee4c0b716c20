import { expect, it } from 'vitest'
import { uploadName } from './upload-name'

it('uploadName keeps a plain name', () => {
  expect(uploadName('house-01.webp', 'webp')).toBe('house-01.webp')
  expect(uploadName('Café terrace (2).JPG', 'jpg')).toBe('Cafe-terrace-2.jpg')
})

it('uploadName leaves no path, second extension or bidirectional control character', () => {
  expect(uploadName('../../etc/passwd.png', 'png')).toBe('passwd.png')
  expect(uploadName('..\\..\\boot.ini.png', 'png')).toBe('boot-ini.png')
  expect(uploadName('shell.php.jpg', 'jpg')).toBe('shell-php.jpg')
  expect(uploadName('photo\u202Egpj.exe', 'png')).toBe('photo-gpj.png')
  expect(uploadName('a\u0000b\nc.png', 'png')).toBe('a-b-c.png')
  expect(uploadName('.htaccess', 'png')).toBe('picture.png')
  expect(uploadName('家.png', 'png')).toBe('picture.png')
  expect(uploadName(`${'x'.repeat(400)}.png`, 'png')).toHaveLength(84)
})
