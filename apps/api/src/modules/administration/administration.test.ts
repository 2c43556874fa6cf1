import { describe, expect, it } from 'vitest'
import {
  brouillonComplet,
  codeDe,
  contenuNeuf,
  deposer,
  erreurDe,
  immatriculee,
  type Personne,
  rattachementDemande,
  saisieDissolution,
} from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'
import { suivrePrecisions } from '../traitements/suivre-precisions.ts'
import { courriels, enPrecisions, lire, reconnecter } from './administration-de-test.ts'

describe('keepers’ acts', () => {
  const registre = useRegistre()
  const agir = async (
    teneur: Personne,
    acte: 'supprimerCopropriete' | 'revenirSurDecision',
    id: number,
  ) =>
    teneur.api[acte]({
      params: { id },
      body: { version: (await lire(registre(), id)).version, motif: 'Erreur de saisie' },
    })

  it('a deleted co-ownership leaves the lists and the queue, tells its syndic, and comes back whole', async () => {
    const r = registre()
    const { syndic, teneur, coproprieteId } = await immatriculee(r)
    const { demandeId } = await syndic.api.dissoudre({
      body: await saisieDissolution(r, syndic, coproprieteId),
    })
    await agir(teneur, 'supprimerCopropriete', coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'SUPPRIMEE',
      etat_precedent: 'DISSOLUTION_A_VALIDER',
    })
    expect(await courriels(r, 'copropriete-supprimee')).toBe(1)
    expect(await codeDe(syndic.api.visualiserCopropriete({ params: { id: coproprieteId } }))).toBe(
      'introuvable',
    )
    const file = await teneur.api.rechercherDemandes({ body: { typeDemande: 'DISSOLUTION' } })
    expect(file.ligneRechercheDeclarationDTOList.map((l) => l.id)).not.toContain(demandeId)
    expect(await codeDe(teneur.api.ouvrirDemandeSansMandat({ params: { n: coproprieteId } }))).toBe(
      'transition-interdite',
    )
    await agir(teneur, 'revenirSurDecision', coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'DISSOLUTION_A_VALIDER',
      etat_precedent: null,
    })
    const { version } = await teneur.api.ouvrirDemandeSansMandat({ params: { n: coproprieteId } })
    expect(
      (await teneur.api.validerDemande({ params: { id: demandeId }, body: { version } }))
        .etatCopropriete,
    ).toBe('DISSOUTE')
    expect(await codeDe(agir(teneur, 'supprimerCopropriete', coproprieteId))).toBe(
      'transition-interdite',
    )
  })

  it('deleted over a cancellation, its mandate ends in the night all the same, and each act undone gives the right state back', async () => {
    const r = registre()
    const debut = r.clock.now()
    const { teneur, coproprieteId } = await immatriculee(r)
    await teneur.api.annulerImmatriculation({
      params: { id: coproprieteId },
      body: {
        version: (await lire(r, coproprieteId)).version,
        motif: 'Saisie deux fois',
        numeroRemplacement: '',
      },
    })
    // Twice: the second cancellation brought back is not mistaken for the deletion that covered it.
    await agir(teneur, 'supprimerCopropriete', coproprieteId)
    await agir(teneur, 'revenirSurDecision', coproprieteId)
    await agir(teneur, 'supprimerCopropriete', coproprieteId)
    r.clock.advance({ days: 400 })
    await suivreMandats(r.deps)
    r.clock.set(debut)
    await agir(teneur, 'revenirSurDecision', coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ANNULEE',
      etat_precedent: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
    await agir(teneur, 'revenirSurDecision', coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      etat_precedent: null,
    })
  })

  it('out of reach, nobody could answer nor decide: the thirty days of silence and the keepers’ days go on where they stopped', async () => {
    const r = registre()
    const debut = r.clock.now()
    const { teneur, demandeId, coproprieteId } = await enPrecisions(r)
    const autre = await rattachementDemande(r)
    const lireDemande = async (id: number) =>
      (
        await r.db.query<{ etat: string; echeance: string; suspendue: string | null }>(
          `select etat, echeance, suspendue_le::text as suspendue from demande where id = $1`,
          [id],
        )
      )[0]
    const avant = await lireDemande(autre.demandeId)
    r.clock.advance({ days: 10 })
    await reconnecter(r, teneur)
    for (const id of [coproprieteId, autre.coproprieteId])
      await agir(teneur, 'supprimerCopropriete', id)
    r.clock.advance({ days: 60 })
    await reconnecter(r, teneur)
    for (const id of [coproprieteId, autre.coproprieteId])
      await agir(teneur, 'revenirSurDecision', id)
    // Ten days were spent of the thirty; the keepers’ due day was over by then, and stays so.
    await suivrePrecisions(r.deps)
    expect((await lireDemande(demandeId))?.etat).toBe('PRECISIONS')
    expect((await lireDemande(autre.demandeId))?.echeance).toBe(avant?.echeance)
    r.clock.advance({ days: 19 })
    await suivrePrecisions(r.deps)
    expect((await lireDemande(demandeId))?.etat).toBe('PRECISIONS')
    r.clock.advance({ days: 2 })
    await suivrePrecisions(r.deps)
    expect((await lireDemande(demandeId))?.etat).toBe('REFUSEE')
    r.clock.set(debut)
  })

  it('cancelled as a duplicate, a number answers with the one that replaces it, everywhere it is looked up', async () => {
    const r = registre()
    const [bon, doublon] = [await immatriculee(r), await immatriculee(r)]
    const { teneur } = doublon
    const annuler = async (numeroRemplacement: string) =>
      teneur.api.annulerImmatriculation({
        params: { id: doublon.coproprieteId },
        body: {
          version: (await lire(r, doublon.coproprieteId)).version,
          motif: 'Même immeuble',
          numeroRemplacement,
        },
      })
    expect((await erreurDe(annuler('AA9999999'))).champs).toEqual(['ANN-INCONNU'])
    expect((await erreurDe(annuler(doublon.numero))).champs).toEqual(['ANN-MEME'])
    await annuler(bon.numero.toLowerCase())
    expect(await lire(r, doublon.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ANNULEE',
      remplacee_par_id: bon.coproprieteId,
    })
    const fiche = await doublon.syndic.api.visualiserCopropriete({
      params: { id: doublon.coproprieteId },
    })
    expect(fiche).toMatchObject({ remplaceePar: bon.numero, numeroImmatriculation: doublon.numero })
    expect(fiche.sort).toContain('remplacée par le numéro')
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const [ligne] = (
      await notaire.api.rechercherImmatOuNomCopro({
        body: { immatriculationOuNom: doublon.numero },
      })
    ).ligneRechercheCoproprieteDTOList
    expect(ligne?.sort).toContain('remplacée par le numéro')
    const inverse = bon.teneur.api.annulerImmatriculation({
      params: { id: bon.coproprieteId },
      body: {
        version: (await lire(r, bon.coproprieteId)).version,
        motif: 'x',
        numeroRemplacement: doublon.numero,
      },
    })
    expect((await erreurDe(inverse)).champs).toEqual(['ANN-HORS-VIGUEUR'])
    await agir(teneur, 'supprimerCopropriete', doublon.coproprieteId)
    await agir(teneur, 'revenirSurDecision', doublon.coproprieteId)
    expect(await lire(r, doublon.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ANNULEE',
      etat_precedent: 'IMMATRICULEE_RATTACHEE',
    })
    await agir(teneur, 'revenirSurDecision', doublon.coproprieteId)
    expect(await lire(r, doublon.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      remplacee_par_id: null,
    })
  })

  it('ranks: the hotline administers nothing, administrators restore', async () => {
    const r = registre()
    const { teneur, coproprieteId, syndic } = await immatriculee(r)
    const [second, hotline] = await Promise.all([
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    expect(await codeDe(agir(hotline, 'supprimerCopropriete', coproprieteId))).toBe(
      'acces-non-autorise',
    )
    expect(await codeDe(agir(syndic, 'supprimerCopropriete', coproprieteId))).toBe(
      'acces-non-autorise',
    )
    expect(await codeDe(agir(second, 'supprimerCopropriete', coproprieteId))).toBe('ok')
    expect(await codeDe(agir(hotline, 'revenirSurDecision', coproprieteId))).toBe(
      'acces-non-autorise',
    )
    expect(await codeDe(agir(teneur, 'revenirSurDecision', coproprieteId))).toBe('ok')
  })

  it('no act while another keeper holds a request; one’s own is given back', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const [un, deux] = await Promise.all([
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const { coproprieteId, demandeId } = await deposer(syndic, contenuNeuf(r))
    const [d] = await r.db.query<{ mandat_id: number }>(
      `select mandat_id from demande where id = $1`,
      [demandeId],
    )
    await un.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
    expect(await codeDe(agir(deux, 'supprimerCopropriete', coproprieteId))).toBe('verrou-pris')
    await agir(un, 'supprimerCopropriete', coproprieteId)
    expect(await lire(r, coproprieteId)).toMatchObject({
      etat: 'SUPPRIMEE',
      etat_precedent: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    await agir(un, 'revenirSurDecision', coproprieteId)
    const { version } = await deux.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
    expect(
      (await deux.api.validerDemande({ params: { id: demandeId ?? 0 }, body: { version } }))
        .etatCopropriete,
    ).toBe('IMMATRICULEE_RATTACHEE')
  })

  it('an abandoned dossier, restored, can be corrected and sent again', async () => {
    const r = registre()
    const [syndic, teneur] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const d = await brouillonComplet(syndic, contenuNeuf(r))
    const [c] = await r.db.query<{ id: number }>(
      `select copropriete_id as id from declaration where id = $1`,
      [d.id],
    )
    await syndic.api.supprimerBrouillon({ params: { id: d.id ?? 0 } })
    await agir(teneur, 'revenirSurDecision', c?.id ?? 0)
    expect(await lire(r, c?.id ?? 0)).toMatchObject({ etat: 'BROUILLON' })
    expect((await syndic.api.lireBrouillon({ params: { id: d.id ?? 0 } })).id).toBe(d.id)
  })

  it('two acts at once on one co-ownership: one is done', async () => {
    const r = registre()
    const { teneur, coproprieteId } = await immatriculee(r)
    const autre = await r.personne('TENEUR_ADMIN_SCOND')
    const { version } = await lire(r, coproprieteId)
    const body = { version, motif: 'Erreur' }
    const codes = await Promise.all([
      codeDe(teneur.api.supprimerCopropriete({ params: { id: coproprieteId }, body })),
      codeDe(autre.api.annulerImmatriculation({ params: { id: coproprieteId }, body })),
      codeDe(autre.api.supprimerCopropriete({ params: { id: coproprieteId }, body })),
    ])
    expect(codes.toSorted()).toEqual(['ok', 'version-perimee', 'version-perimee'])
  })

  it('an error is reported to the syndic once, by somebody else, and told by the history', async () => {
    const r = registre()
    const { syndic, coproprieteId } = await immatriculee(r)
    const [notaire, tiers] = await Promise.all([
      r.personne('NOTAIRE_NOTAIRE'),
      r.personne('TELE_PRO_GESTION'),
    ])
    const [d] = await r.db.query<{ id: number }>(
      `select id from declaration where copropriete_id = $1 and etat = 'COURANTE'`,
      [coproprieteId],
    )
    const signaler = (p: Personne, erreur = 'Le nombre de lots est faux.') =>
      codeDe(p.api.declarerErreur({ params: { id: d?.id ?? 0 }, query: { erreur } }))
    expect(
      await Promise.all([signaler(notaire), signaler(notaire), signaler(tiers), signaler(syndic)]),
    ).toEqual(['ok', 'ok', 'introuvable', 'transition-interdite'])
    expect(await courriels(r, 'erreur-signalee')).toBe(1)
    const { historique } = await syndic.api.visualiserCopropriete({ params: { id: coproprieteId } })
    expect(historique[0]).toMatchObject({
      libelle: 'Erreur signalée dans une déclaration',
      motif: 'Le nombre de lots est faux.',
    })
  })
})
