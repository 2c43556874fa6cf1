import { describe, expect, it } from 'vitest'
import {
  annuaireAbsent,
  avecAnnuaire as pendantQue,
  etablissementSirene,
  SIRETS,
} from '@registre/testing/register'
import { confirmerEtablissements } from './confirmer-etablissements.ts'
import { MOT_DE_PASSE, useInscription } from './inscription-de-test.ts'

const { registre, creer, cleDe } = useInscription()

const avecAnnuaire = <T>(trouver: typeof annuaireAbsent, faire: () => Promise<T>): Promise<T> =>
  pendantQue(registre().deps, trouver, faire)
const ETABLISSEMENT = etablissementSirene()
const passer = async () => {
  const { db, deps } = registre()
  return confirmerEtablissements({ ...deps, db })
}
const etatDe = async (email: string) =>
  (
    await registre().db.query(
      `select t.sirene_attendue_le is not null as attend, t.saisi_a_la_main as saisi, t.raison_sociale as nom, c.etat as lettre,
         (select j.type from journal j where j.teledeclarant_id = t.id and j.type like '%confirm%etablissement%' or j.teledeclarant_id = t.id and j.type = 'etablissement-non-confirme' limit 1) as dit
       from teledeclarant t left join courrier c on c.teledeclarant_id = t.id where t.rep_email = $1`,
      [email],
    )
  )[0]
/** An account that is opened while the directory is away: its letter is asked for. */
const inscrire = async (siret: string | undefined) =>
  avecAnnuaire(annuaireAbsent, async () => {
    const email = await creer('PRO', { ...(siret ? { siret } : {}), raisonSociale: 'Saisi' })
    await registre()
      .visiteur()
      .api.activerCompte({ body: { key: await cleDe(email), newPassword: MOT_DE_PASSE } })
    return email
  })

describe('an establishment registered while the directory is away', () => {
  it.each([
    [
      'confirms it',
      { ...ETABLISSEMENT },
      'A_ETABLIR',
      false,
      'Nom de l’annuaire',
      'confirmer-etablissement',
    ],
    ['does not know it', null, 'A_VERIFIER', true, 'Saisi', 'etablissement-non-confirme'],
    [
      'says another activity',
      { ...ETABLISSEMENT, codeApe: '10.71C' },
      'A_VERIFIER',
      true,
      'Saisi',
      'etablissement-non-confirme',
    ],
    [
      'says it is closed',
      { ...ETABLISSEMENT, etat: 'FERME' as const },
      'A_VERIFIER',
      true,
      'Saisi',
      'etablissement-non-confirme',
    ],
    [
      'hides its name',
      { ...ETABLISSEMENT, raisonSociale: '' },
      'A_VERIFIER',
      true,
      'Saisi',
      'confirmer-etablissement',
    ],
  ] as const)(
    'waits with its letter, then the directory %s',
    async (cas, reponse, lettre, saisi, nom, dit) => {
      const rang = [
        'confirms it',
        'does not know it',
        'says another activity',
        'says it is closed',
        'hides its name',
      ].indexOf(cas)
      const email = await inscrire(SIRETS.libres[rang])
      expect(await etatDe(email)).toMatchObject({
        attend: true,
        saisi: true,
        lettre: 'A_VERIFIER',
        dit: null,
      })
      await avecAnnuaire(annuaireAbsent, passer)
      expect(await etatDe(email)).toMatchObject({ attend: true, lettre: 'A_VERIFIER' })
      await avecAnnuaire(async () => reponse, passer)
      expect(await etatDe(email)).toEqual({ attend: false, saisi, nom, lettre, dit })
      expect(await avecAnnuaire(async () => reponse, passer)).toBe(0)
    },
  )

  it('one that cannot be written holds back nobody who came after it', async () => {
    const [ecartee, suivante] = [SIRETS.libres[5], SIRETS.libres[7]]
    const [premier, second] = [await inscrire(ecartee), await inscrire(suivante)]
    const trouver = async (siret: string) => ({
      ...ETABLISSEMENT,
      siret,
      raisonSociale: siret === ecartee ? 'Sans fin\u0000' : 'Confirmé',
    })
    await expect(avecAnnuaire(trouver, passer)).rejects.toThrow('1 échec(s) sur 2')
    expect(await etatDe(premier)).toMatchObject({ attend: true })
    expect(await etatDe(second)).toMatchObject({ attend: false, nom: 'Confirmé' })
    await avecAnnuaire(async () => null, passer)
  })

  it('a SIRET that the directory does not know is refused while it answers', async () => {
    await expect(
      avecAnnuaire(
        async () => null,
        () => creer('PRO', { siret: SIRETS.libres[6] ?? '' }),
      ),
    ).rejects.toMatchObject({
      problem: { code: 'regles-non-respectees', champs: [{ champ: 'etablissement.siret' }] },
    })
  })
})
