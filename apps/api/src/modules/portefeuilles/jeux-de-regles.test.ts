import { coproprietesSuivies } from '@registre/testing/register'
import { expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { bonne, lignesDe } from './portefeuilles-de-test.ts'

const registre = useRegistre()

it('asks for buildings once a row from 2027 on, and not before', async () => {
  const r = registre()
  r.clock.set('2027-02-20T09:00:00Z')
  const avant = await r.personne('TELE_PRO_GESTION')
  const [c] = await coproprietesSuivies(r, avant, 1)
  const lignes = [bonne(r, c?.numero ?? '')]
  const veille = await avant.api.controlerPortefeuille({ body: { nom: 'veille', lignes } })
  expect(veille.comptes).toMatchObject({ PRETE: 1 })

  r.clock.set('2027-02-21T09:00:00Z')
  const apres = await r.personne('TELE_PRO_GESTION', avant.teledeclarantId ?? undefined)
  const jour = await apres.api.controlerPortefeuille({ body: { nom: 'jour', lignes } })
  expect(jour.comptes).toMatchObject({ EN_ERREUR: 1 })
  const [ligne] = await lignesDe(apres, jour.id)
  expect(ligne?.erreurs.map((e) => [e.champ, e.code])).toEqual([['numero', 'PF-BATIMENTS']])
})
