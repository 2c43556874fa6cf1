import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { un } from '@registre/testing'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { annoncerRattachements } from './annoncer-rattachements.ts'
import {
  type Copro,
  copropriete,
  courriels,
  demander,
  etatDe,
  examiner,
  geree,
  infos,
  mandat,
  personnes,
  probleme,
  unAn,
  valider,
} from './rattachements-de-test.ts'

const IC = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'

describe('claims that nobody has proved', () => {
  const registre = useRegistre()
  const sansPreuve = (p: Personne, c: Copro, debut: string) =>
    p.api.rattacherSansJustificatif({
      body: { numero: c.numero, infoRattachement: infos(debut) },
    })
  const refuser = (teneur: Personne, c: Copro, idMandat: number) =>
    teneur.api.refuserDemande({
      params: { immat: c.numero, idMandat },
      query: { raison: 'Non', typesMotifRefus: 'AUTRE' },
    })
  const expiree = async (r: Registre, ancien: Personne) => {
    const etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
    const c = await copropriete(r, etat, ancien.teledeclarantId, ancien.teledeclarantId)
    const jour = r.clock.today()
    await mandat(r, c, ancien.teledeclarantId, 'EXPIRE', addDays(jour, -400), addDays(jour, -36))
    return c
  }

  it('without a proof, where somebody holds the co-ownership: to complete, and nobody is held back', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const d = await sansPreuve(nouveau, c, addDays(jour, 21))
    expect(d.aCompleter).toBe(true)
    expect(await courriels(r, c)).toEqual(['rattachement-a-completer'])
    const [vu] = await nouveau.api.listerMandatsEnCours()
    expect(vu).toMatchObject({ libelleEtat: 'À compléter', actions: ['repondre', 'retirer'] })
    expect(await codeDe(examiner(teneur, d))).not.toBe('ok')
    expect(
      await ancien.api.verifierDeclSuccPossible({ body: { idCopropriete: c.id } }),
    ).toMatchObject({ response: true })
    const tiers = await r.personne('TELE_PRO_GESTION')
    expect(await codeDe(demander(tiers, c, addDays(jour, 21)))).toBe('ok')
    // With its proof it enters the queue, and the syndic in place is told.
    const repondre = (plus: object) =>
      nouveau.api.repondrePrecisionsRattachement({
        params: { id: d.idDemande },
        body: { infoRattachement: infos(addDays(jour, 21)), message: 'Voici', ...plus },
      })
    expect((await probleme(repondre({}))).champs?.map((x) => x.champ)).toEqual(['file'])
    await repondre({ file: await pdf() })
    expect((await examiner(teneur, d)).id).toBe(d.idDemande)
  })

  it('an expired syndic is not frozen by a claim without a proof: it renews', async () => {
    const r = registre()
    const [ancien, nouveau] = await personnes(r)
    const jour = r.clock.today()
    const c = await expiree(r, ancien)
    expect((await sansPreuve(nouveau, c, jour)).etatCopropriete).toBe(
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    )
    await ancien.api.renouvelerMandat({ body: { idCopropriete: c.id, mandat: infos(jour) } })
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEE')
  })

  it('a successor is declared despite a claim that a keeper examines', async () => {
    const r = registre()
    const [ancien, nouveau] = await personnes(r)
    const c = await expiree(r, ancien)
    expect((await demander(nouveau, c, r.clock.today())).etatCopropriete).toBe(IC)
    const { response } = await ancien.api.verifierDeclSuccPossible({
      body: { idCopropriete: c.id },
    })
    expect(response).toBe(true)
    await ancien.api.declarerSuccesseur({
      body: {
        idCopropriete: c.id,
        type: 'PRO',
        siret: '99950112500010',
        raisonSociale: 'Cabinet du Port',
        nom: 'Le Goff',
        prenom: 'Erwan',
        email: `successeur${c.id}@exemple.test`,
        datePriseFonction: '01/02/2027',
      },
    })
    expect(await etatDe(r, c)).toBe(IC)
  })

  it('several side by side: the keeper sees them together; the state before comes back with the last one', async () => {
    const r = registre()
    const [auteur, un_, teneur] = await personnes(r)
    const deux = await r.personne('TELE_PRO_ADMIN_SECOND')
    const jour = r.clock.today()
    for (const premier of ['refuse', 'retire'] as const) {
      const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
      const [a, b] = [await demander(un_, c, jour), await demander(deux, c, jour)]
      expect(await etatDe(r, c)).toBe(IC)
      const ensemble = await teneur.api.lireMandatEnCoursValidation({ params: { n: a.idDemande } })
      expect(ensemble.autres.map((x) => x.idDemande)).toEqual([b.idDemande])
      // Each sees its own.
      const vu = async (p: Personne) =>
        (await p.api.lireRattachementEnCours({ params: { id: c.id } })).rattachement?.idDemande
      expect([await vu(un_), await vu(deux)]).toEqual([a.idDemande, b.idDemande])
      if (premier === 'refuse') {
        await examiner(teneur, a)
        await refuser(teneur, c, a.idMandat)
      } else await un_.api.retirerRattachementDemande({ params: { id: a.idDemande } })
      expect(await etatDe(r, c)).toBe(IC)
      await examiner(teneur, b)
      await refuser(teneur, c, b.idMandat)
      expect(await etatDe(r, c)).toBe('IMMATRICULEE_A_RATTACHER')
    }
  })

  it('one is validated, the other is refused afterwards: the syndic stays', async () => {
    const r = registre()
    const [auteur, un_, teneur] = await personnes(r)
    const deux = await r.personne('TELE_PRO_ADMIN_SECOND')
    const jour = r.clock.today()
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const [a, b] = [await demander(un_, c, jour), await demander(deux, c, jour)]
    expect((await valider(teneur, b)).etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    await examiner(teneur, a)
    await refuser(teneur, c, a.idMandat)
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEE')
  })

  it('a start more than a year ahead is refused beside its field', async () => {
    const r = registre()
    const [ancien, nouveau] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const loin = addDays(addMonths(jour, 12), 1)
    expect((await probleme(demander(nouveau, c, loin, unAn(loin)))).champs?.[0]).toMatchObject({
      champ: 'infoRattachement.dateDebutMandat',
      code: 'MAN-UN-AN',
    })
  })

  it('a volunteer who asks for everything is stopped, the holder gets one mail at once and one at night', async () => {
    const r = registre()
    const [ancien] = await personnes(r)
    const benevole = await r.personne('TELE_NONPRO_ADMIN_PRINC')
    const jour = r.clock.today()
    const copros = await Promise.all([1, 2, 3, 4, 5].map(() => geree(r, ancien, addDays(jour, 20))))
    const codes: string[] = []
    for (const c of copros) codes.push(await codeDe(demander(benevole, c, addDays(jour, 21))))
    expect(codes).toEqual(['ok', 'ok', 'ok', 'trop-de-requetes', 'trop-de-requetes'])
    expect(await codeDe(sansPreuve(benevole, copros[3] ?? { id: 0, numero: '' }, jour))).toBe(
      'trop-de-requetes',
    )
    const annonces = async () =>
      (
        await r.db.query<{ modele: string; lignes: string[] | null }>(
          `select payload ->> 'modele' as modele, payload -> 'donnees' -> 'demandes' as lignes from outbox
           where type = 'courriel' and payload ->> 'a' = (select rep_email from teledeclarant where id = $1) and payload ->> 'modele' like 'rattachement%annonce%' order by id`,
          [ancien.teledeclarantId],
        )
      ).map((m) => [m.modele, m.lignes?.length])
    expect(await annonces()).toEqual([['rattachement-annonce', undefined]])
    await annoncerRattachements(r.deps)
    await annoncerRattachements(r.deps)
    expect(await annonces()).toEqual([
      ['rattachement-annonce', undefined],
      ['rattachements-annonces', 2],
    ])
  })

  it('after a withdrawal, a pause; whoever asks sees nothing of what was before', async () => {
    const r = registre()
    const [ancien, nouveau] = await personnes(r)
    const jour = r.clock.today()
    const c = await geree(r, ancien, addDays(jour, 20))
    const d = await demander(nouveau, c, addDays(jour, 21))
    expect(await codeDe(nouveau.api.visualiserCopropriete({ params: { id: c.id } }))).toBe(
      'introuvable',
    )
    expect(
      await nouveau.api.lireMandatCopropriete({
        params: { id: c.id, authority: 'RATTACHER_COPROPRIETE' },
      }),
    ).toMatchObject({
      infoMandatRattachement: null,
      isSuccessorDeclared: false,
      previousArchivedMandat: null,
      previousStartDateMandat: '',
      finBloquee: false,
    })
    const { rattachement } = await nouveau.api.lireRattachementEnCours({ params: { id: c.id } })
    expect(rattachement).toMatchObject({ mandatPrecedent: null, contestation: null })
    await nouveau.api.retirerRattachementDemande({ params: { id: d.idDemande } })
    const refus = await probleme(demander(nouveau, c, addDays(jour, 21)))
    expect(refus).toMatchObject({ code: 'trop-de-requetes' })
    expect(refus.message).toContain(formatFrDate(addDays(jour, 1)))
    expect(
      (
        await un<{ n: number }>(
          r,
          `select count(*)::int as n from demande where copropriete_id = $1`,
          [c.id],
        )
      ).n,
    ).toBe(1)
  })
})
