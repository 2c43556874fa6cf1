import { expect, test } from 'vitest'
import { tourCommun } from './tour-commun.ts'

/** A read that answers when told, with what was written before it began. */
const lectureTenue = () => {
  let ecrit = 0
  const tours: { repondre: () => void; echouer: (error: Error) => void }[] = []
  const lire = tourCommun(() => {
    const lu = ecrit
    return new Promise<number>((resolve, reject) => {
      tours.push({ repondre: () => resolve(lu), echouer: reject })
    })
  })
  return { tours, lire, ecrire: () => (ecrit += 1) }
}
const unTour = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while a read runs shares the next one, and reads what it wrote', async () => {
  const { tours, lire, ecrire } = lectureTenue()
  const premier = lire()
  await unTour()
  ecrire()
  const [deuxieme, troisieme] = [lire(), lire()]
  await unTour()
  expect(tours).toHaveLength(1)
  tours[0]?.repondre()
  expect(await premier).toBe(0)
  await unTour()
  expect(tours).toHaveLength(2)
  tours[1]?.repondre()
  expect(await Promise.all([deuxieme, troisieme])).toEqual([1, 1])
})

test('a read that fails is told to who shared it, and the next one is tried', async () => {
  const { tours, lire } = lectureTenue()
  const premier = lire()
  await unTour()
  const second = lire()
  tours[0]?.echouer(new Error('la base ne répond pas'))
  await expect(premier).rejects.toThrow('la base ne répond pas')
  await unTour()
  tours[1]?.repondre()
  expect(await second).toBe(0)
})
