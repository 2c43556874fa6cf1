import { addDays } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { lireDossier } from '../dossiers/dossier.repository.ts'
import {
  codeDe,
  erreurDe,
  immatriculee,
  type Personne,
  rattachementDemande,
} from '@registre/testing/register'
import { fautesDe } from '../../../tests/support/oracle.ts'
import { useRegistre, type Registre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { recapitulerCourriels } from '../envois/recapituler.ts'
import { reconnecter } from '../administration/administration-de-test.ts'

const lire = async (r: Registre, coproprieteId: number) => {
  const d = await lireDossier({ query: r.db.query }, { coproprieteId })
  if (!d) throw new Error('no dossier')
  return d
}
const enAttente = async (r: Registre, coproprieteId: number) =>
  (
    await r.db.query<{ modele: string; attend: boolean }>(
      `select coalesce(o.payload->>'modele', o.type) as modele, o.pas_avant > now() as attend
       from outbox o join decision x on x.id = o.decision_id where x.copropriete_id = $1 order by o.id`,
      [coproprieteId],
    )
  ).map((o) => `${o.modele}${o.attend ? ' attend' : ''}`)

/** Takes back a decision, the latest one unless told. */
const revenir = async (
  teneur: Personne,
  id: number,
  plus: {
    idDecision?: number
    acte?: 'OUVRIR_RETRAIT' | 'ABANDONNER_RETRAIT'
    retrait?: object
  } = {},
) => {
  const fiche = await teneur.api.visualiserCopropriete({ params: { id } })
  const idDecision = plus.idDecision ?? Number(fiche.decisions[0]?.id ?? 0)
  return teneur.api.revenirSurDecision({
    params: { id },
    body: { version: fiche.version, motif: 'Validée par erreur', ...plus, idDecision } as never,
  })
}

describe('a decision is taken back', () => {
  const registre = useRegistre()
  beforeAll(() => void Object.assign(registre().deps.settings, { DECISIONS_DELAI_MIN: 10 }))

  it('by its author while its mails wait: as before, nobody is told, the number stays', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId, numero } = await immatriculee(r)
    expect(await enAttente(r, coproprieteId)).toEqual([
      'attestation attend',
      'immatriculation-validee attend',
    ])
    const [vue] = (await teneur.api.visualiserCopropriete({ params: { id: coproprieteId } }))
      .decisions
    expect(vue).toMatchObject({ sorte: 'valider', voie: 'PROPRE', parMoi: true, obstacles: [] })
    expect(
      (await syndic.api.visualiserCopropriete({ params: { id: coproprieteId } })).decisions,
    ).toEqual([])
    expect(await revenir(teneur, coproprieteId)).toEqual({
      etatCopropriete: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    expect(await enAttente(r, coproprieteId)).toEqual([])
    const rendu = await lire(r, coproprieteId)
    expect(rendu).toMatchObject({
      numero,
      syndicId: null,
      mandats: [{ etat: 'DEMANDE' }],
      demandes: [{ etat: 'A_VALIDER', decideeLe: null }],
      declarations: [{ etat: 'A_VALIDER' }],
    })
    expect(await codeDe(revenir(teneur, coproprieteId, { idDecision: Number(vue?.id) }))).toBe(
      'deja-decide',
    )
    const fiche = await teneur.api.visualiserCopropriete({ params: { id: coproprieteId } })
    expect(fiche.historique[0]).toMatchObject({ motif: 'Validée par erreur' })
    expect(fiche.historique[0]?.libelle).toMatch(
      /^Immatriculation validée le .*, puis décision reprise$/,
    )
    expect(fiche.historique.map((e) => e.libelle)).not.toContain('Immatriculation validée')
    // Decided again: the same number.
    const { version } = await teneur.api.ouvrirDemande({
      params: { id: rendu.mandats[0]?.id ?? 0 },
    })
    const encore = await teneur.api.validerDemande({
      params: { id: rendu.demandes[0]?.id ?? 0 },
      body: { version },
    })
    expect(encore.numeroImmatriculation).toBe(numero)
    expect(await fautesDe(r.db, r.clock.now(), [coproprieteId])).toEqual([])
  })

  it('is told by the feed when its mails leave: never, taken back meanwhile', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId } = await immatriculee(r)
    const suivre = async () => {
      await scellerJournal(r.deps)
      const lu = await syndic.api.lireChangements({ query: { depuis: 0, limite: 500 } })
      expect(lu.encore).toBe(false)
      return lu.changements.map((c) => c.evenement)
    }
    const finir = () =>
      r.db.query(
        `update decision set tenue_jusqua = tenue_jusqua - interval '1 hour', reprise_le = reprise_le - interval '1 hour' where copropriete_id = $1`,
        [coproprieteId],
      )
    expect(await suivre()).not.toContain('valider')
    await revenir(teneur, coproprieteId)
    await finir()
    const sansElle = await suivre()
    expect(sansElle).toContain('soumettre')
    expect(sansElle.filter((e) => ['valider', 'debuter', 'revenir'].includes(e))).toEqual([])
    const { mandats, demandes } = await lire(r, coproprieteId)
    const { version } = await teneur.api.ouvrirDemande({ params: { id: mandats[0]?.id ?? 0 } })
    await teneur.api.validerDemande({ params: { id: demandes[0]?.id ?? 0 }, body: { version } })
    expect(await suivre()).toEqual(sansElle)
    await finir()
    expect((await suivre()).filter((e) => e === 'valider')).toHaveLength(1)
  })

  it('a refusal of a number that stays cancels it, and is taken back by an administrator', async () => {
    const r = registre()
    const { teneur, coproprieteId, numero } = await immatriculee(r)
    await revenir(teneur, coproprieteId)
    const { mandats, demandes } = await lire(r, coproprieteId)
    const idMandat = mandats[0]?.id ?? 0
    await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    await teneur.api.refuserDemande({
      params: { immat: numero, idMandat },
      query: { raison: 'Hors champ', typesMotifRefus: 'COPROPRIETE_NON_CONCERNEE' },
    })
    expect(await lire(r, coproprieteId)).toMatchObject({ etat: 'IMMATRICULATION_ANNULEE', numero })
    const autre = await r.personne('TENEUR_ADMIN_SCOND')
    await revenir(autre, coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      demandes: [{ id: demandes[0]?.id, etat: 'A_VALIDER' }],
    })
    const mails = await r.db.query<{ modele: string }>(
      `select payload->>'modele' as modele from outbox where payload->>'modele' = 'decision-reprise'`,
    )
    expect(mails).toHaveLength(1)
    expect(await fautesDe(r.db, r.clock.now(), [coproprieteId])).toEqual([])
  })

  it('an attachment that gave a right: a withdrawal, its answers, a second signature', async () => {
    const r = registre()
    const debut = r.clock.now()
    const { syndic, coproprieteId, demandeId, mandatId } = await rattachementDemande(r)
    const [un, deux] = [
      await r.personne('TENEUR_ADMIN_PRINC'),
      await r.personne('TENEUR_ADMIN_SCOND'),
    ]
    const hotline = await r.personne('TENEUR_ASS_HOTLINE_ADMIN')
    const { version } = await hotline.api.ouvrirDemande({ params: { id: mandatId ?? 0 } })
    await hotline.api.validerDemande({ params: { id: demandeId ?? 0 }, body: { version } })
    r.clock.advance({ minutes: 11 })
    expect(await codeDe(revenir(hotline, coproprieteId))).toBe('acces-non-autorise')
    expect(await codeDe(revenir(un, coproprieteId))).toBe('transition-interdite')
    const retrait = { motif: 'IDENTITE_DU_SYNDIC', fondement: 'FRAUDE' }
    const sansReference = revenir(un, coproprieteId, { acte: 'OUVRIR_RETRAIT', retrait })
    expect((await erreurDe(sansReference)).champs).toEqual(['RET-REFERENCE'])
    await revenir(un, coproprieteId, {
      acte: 'OUVRIR_RETRAIT',
      retrait: { ...retrait, fondement: 'DELAI' },
    })
    expect(await codeDe(revenir(deux, coproprieteId))).toBe('transition-interdite')
    r.clock.advance({ days: 20 })
    for (const p of [un, deux, syndic]) await reconnecter(r, p)
    expect(await codeDe(revenir(un, coproprieteId))).toBe('acces-non-autorise')
    await revenir(deux, coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      syndicId: null,
      demandes: [{ etat: 'A_VALIDER' }],
    })
    expect(await fautesDe(r.db, r.clock.now(), [coproprieteId])).toEqual([])
    r.clock.set(debut)
  })

  it('a withdrawal past its delay asks for the beneficiary or a fraud; it may be given up', async () => {
    const r = registre()
    const debut = r.clock.now()
    const { teneur, coproprieteId } = await immatriculee(r)
    r.clock.advance({ days: 130 })
    await reconnecter(r, teneur)
    const ouvrir = (fondement: string, reference = '') =>
      revenir(teneur, coproprieteId, {
        acte: 'OUVRIR_RETRAIT',
        retrait: { motif: 'JUSTIFICATIF_FAUX', fondement, reference },
      })
    expect((await erreurDe(ouvrir('DELAI'))).champs).toEqual(['RET-DELAI'])
    await ouvrir('DEMANDE', 'Courrier du 2 mars')
    expect(await codeDe(ouvrir('DEMANDE', 'Courrier du 2 mars'))).toBe('transition-interdite')
    await revenir(teneur, coproprieteId, { acte: 'ABANDONNER_RETRAIT' })
    const fiche = await teneur.api.visualiserCopropriete({ params: { id: coproprieteId } })
    expect(fiche.decisions[0]).toMatchObject({ voie: 'RETRAIT', retrait: null })
    expect(fiche.etat).toBe('IMMATRICULEE_RATTACHEE')
    r.clock.set(debut)
  })

  it('its attestation is void, and the verification says so', async () => {
    const r = registre()
    const { teneur, coproprieteId, numero } = await immatriculee(r)
    await r.db.query(
      `insert into document (type, nom, taille, sha256, cle, etat_analyse, copropriete_id, teledeclarant_id)
       select 'ATTESTATION_IMMATRICULATION', 'a.pdf', 1, repeat('a', 64), 'attestations/' || gen_random_uuid(), 'SAFE', id, auteur_teledeclarant_id
       from copropriete where id = $1`,
      [coproprieteId],
    )
    const verifier = async () =>
      (await r.visiteur().api.verifierAttestation({ query: { numero } })).attestations.map(
        (a) => a.situation,
      )
    expect(await verifier()).toEqual(['IMMATRICULEE'])
    await revenir(teneur, coproprieteId)
    expect(await verifier()).toEqual(['ANNULEE'])
  })

  it('nobody of its house reads in the morning what was taken back the day before', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId } = await immatriculee(r)
    await r.personne('TELE_PRO_ADMIN_SECOND', syndic.teledeclarantId ?? 0)
    const { mandats } = await lire(r, coproprieteId)
    const [mandat] = mandats
    await teneur.api.modifierDateFinMandat({
      params: { idMandat: mandat?.id ?? 0, date: addDays(mandat?.fin ?? '', -10) },
    })
    await recapitulerCourriels({ db: r.db, clock: r.clock, log: r.deps.log })
    const changes = async () =>
      (await enAttente(r, coproprieteId)).filter((o) => o.startsWith('mandat-dates-modifiees'))
    expect(await changes()).toHaveLength(2)
    await revenir(teneur, coproprieteId)
    expect(await changes()).toEqual([])
    expect(
      await r.db.query(
        `select id from outbox where payload->>'modele' = 'mandat-dates-modifiees' and (payload->'donnees'->>'coproprieteId')::int = $1`,
        [coproprieteId],
      ),
    ).toEqual([])
  })

  it('a withdrawal of no decision moves nothing: a hidden co-ownership is not restored by it', async () => {
    const r = registre()
    const { teneur, coproprieteId } = await immatriculee(r)
    // Hidden by an earlier version, which kept no decision.
    await r.db.query(
      `update copropriete set etat_precedent = etat, etat = 'SUPPRIMEE', masquee_le = $2 where id = $1`,
      [coproprieteId, r.clock.now()],
    )
    const { version } = await teneur.api.visualiserCopropriete({ params: { id: coproprieteId } })
    for (const plus of [
      { acte: 'ABANDONNER_RETRAIT' },
      { acte: 'OUVRIR_RETRAIT', retrait: { motif: 'AUTRE' } },
    ] as const)
      expect(
        await codeDe(
          teneur.api.revenirSurDecision({
            params: { id: coproprieteId },
            body: { version, motif: 'Par erreur', ...plus },
          }),
        ),
      ).toBe('introuvable')
    expect((await lire(r, coproprieteId)).etat).toBe('SUPPRIMEE')
  })

  it('two at once: one takes it back', async () => {
    const r = registre()
    const { teneur, coproprieteId } = await immatriculee(r)
    const codes = await Promise.all([
      codeDe(revenir(teneur, coproprieteId)),
      codeDe(revenir(teneur, coproprieteId)),
    ])
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
  })
})
