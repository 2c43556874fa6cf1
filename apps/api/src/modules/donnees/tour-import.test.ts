import { Readable } from 'node:stream'
import { setTimeout as attendre } from 'node:timers/promises'
import { COLONNES_PUBLIQUES } from '@registre/domain'
import { expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { importerRnic } from './importer-rnic.ts'
import { prendreTourImport } from './reprise.repository.ts'

const registre = useRegistre()
const VALEURS = { numero_immatriculation: 'AA0000101', date_immatriculation: '03/05/2017' }

it('waits for the batch that an import killed a moment ago still ends', async () => {
  const { db } = registre()
  const pris = Promise.withResolvers<void>()
  const tenu = db.transaction(async (tx) => {
    expect(await prendreTourImport(tx)).toBe(true)
    pris.resolve()
    await attendre(1500)
  })
  await pris.promise
  const noms = Object.keys(COLONNES_PUBLIQUES)
  const valeurs = noms.map((nom) => (nom in VALEURS ? Reflect.get(VALEURS, nom) : ''))
  const fichier = [noms, valeurs].map((r) => r.join(',')).join('\n')
  const bilan = await importerRnic(db, Readable.from([fichier]), {
    aujourdhui: '2026-11-21',
    rapporter: async () => {},
    progresser: () => {},
  })
  expect(bilan).toMatchObject({ lues: 1, creees: 1 })
  await tenu
})
