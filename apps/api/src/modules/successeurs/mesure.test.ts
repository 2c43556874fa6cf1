import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import type { Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'

describe('designations that nobody asked for', () => {
  const registre = useRegistre()
  const copropriete = async (r: Registre, syndic: Personne): Promise<number> => {
    const jour = r.clock.today()
    const [c] = await r.db.query<{ id: number }>(
      `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id)
       values ('IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Les Tilleuls', $1, $1) returning id`,
      [syndic.teledeclarantId],
    )
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', $3, $4)`,
      [c?.id, syndic.teledeclarantId, addDays(jour, -300), addDays(jour, 20)],
    )
    return c?.id ?? 0
  }
  const declarer = (syndic: Personne, idCopropriete: number, email: string) =>
    syndic.api.declarerSuccesseur({
      body: {
        idCopropriete,
        type: 'NON_PRO',
        nom: 'Le Goff',
        prenom: 'Erwan',
        email,
        datePriseFonction: '01/02/2027',
      },
    })

  it('are bounded by account and by day: strangers are not written to by the dozen', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const codes: string[] = []
    for (let n = 0; n < 9; n += 1) {
      const id = await copropriete(r, syndic)
      codes.push(
        await declarer(syndic, id, `inconnu${n}@victime.test`).then(
          () => 'ok',
          (e: { problem: { code: string } }) => e.problem.code,
        ),
      )
    }
    expect(codes.filter((c) => c === 'ok').length).toBeLessThan(8)
    expect(codes.at(-1)).toBe('trop-de-requetes')
  })

  it('are refused for good by the key of the mail: nobody designates that address any more', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const [un, deux] = [await copropriete(r, syndic), await copropriete(r, syndic)]
    await declarer(syndic, un, 'paisible+lettre@exemple.test')
    const [mail] = await r.db.query<{ graine: string; declarant: string }>(
      `select payload -> 'donnees' ->> 'graine' as graine, payload -> 'donnees' ->> 'declarant' as declarant from outbox
       where payload ->> 'modele' = 'successeur-invite' and payload ->> 'a' = 'paisible+lettre@exemple.test'`,
    )
    expect(mail?.declarant).not.toBe('')
    const params = { key: cleDeGraine(r.deps.settings.SECRET, mail?.graine ?? '') }
    const { api } = r.visiteur()
    expect(await api.refuserDesignation({ params, body: {} })).toEqual({})
    for (const apres of [
      () => api.refuserDesignation({ params, body: {} }),
      () => api.lireSuccesseurParCle({ params }),
    ])
      await expect(apres()).rejects.toMatchObject({ problem: { code: 'introuvable' } })
    await expect(declarer(syndic, deux, 'paisible@exemple.test')).rejects.toMatchObject({
      problem: { champs: [{ champ: 'email', code: 'designation-refusee' }] },
    })
  })

  it('an address that is not a known firm’s is told apart, never which one is', async () => {
    const r = registre()
    const [syndic, suivant] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    await r.db.query(
      `update teledeclarant set siret = '99950112500010', rep_email = 'accueil@suivant.test' where id = $1`,
      [suivant.teledeclarantId],
    )
    const avis = async (email: string): Promise<string> =>
      (
        await syndic.api.declarerSuccesseur({
          body: {
            idCopropriete: await copropriete(r, syndic),
            type: 'PRO',
            siret: '99950112500010',
            email,
          },
        })
      ).avis
    expect([await avis(''), await avis('Accueil@suivant.test')]).toEqual(['', ''])
    const autre = await avis('quelqu.un@ailleurs.test')
    expect(autre).toContain('qui n’est pas montrée')
    expect(autre).not.toContain('suivant.test')
  })
})
