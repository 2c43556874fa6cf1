import { expect, it } from 'vitest'
import type { Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

const registre = useRegistre()

it('a draft names who saved it last, not who began it', async () => {
  const r = registre()
  const camille = await r.personne('TELE_PRO_ADMIN_PRINC')
  const dominique = await r.personne('TELE_PRO_GESTION', camille.teledeclarantId ?? 0)
  for (const [p, prenom] of [
    [camille, 'Camille'],
    [dominique, 'Dominique'],
  ] as const)
    await r.db.query(`update utilisateur set prenom = $2, nom = 'Roy' where id = $1`, [
      p.utilisateurId,
      prenom,
    ])
  const enregistrer = (p: Personne, id: number | null, version: number) =>
    p.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: { id, version, typeImmat: 'DEFAULT', immatCopropriete: {} },
    })
  const auteurs = async () => (await camille.api.listerBrouillons({})).map((b) => b.auteur)
  const { id, version } = await enregistrer(camille, null, 0)
  expect(await auteurs()).toEqual(['Camille Roy'])
  await enregistrer(dominique, Number(id), version)
  expect(await auteurs()).toEqual(['Dominique Roy'])
  // The conflict of who began it names the other.
  await expect(enregistrer(camille, Number(id), version)).rejects.toMatchObject({
    problem: { code: 'version-perimee', infos: { auteur: 'Dominique Roy' } },
  })
})
