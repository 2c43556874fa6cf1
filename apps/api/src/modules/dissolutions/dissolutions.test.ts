import { addDays } from '@registre/domain'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { immatriculee, saisieDissolution } from '@registre/testing/register'
import { preuveNonAnalysee } from '../verifications/controles-en-attente.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { etablirAttestationDissolution } from '../attestations/etablir-attestation-dissolution.ts'
import { constaterDissolutions } from '../traitements/constater-dissolutions.ts'
import { codeDe, courriels, declaree, erreurDe, etatDe, ouvrir } from './dissolutions-de-test.ts'

describe('dissolution', () => {
  const registre = useRegistre()

  it('declared, it waits for ten working days; the keeper reads what was declared, validates, and the mandate ends with it', async () => {
    const { r, syndic, teneur, coproprieteId, demandeId, etatCopropriete } =
      await declaree(registre())
    expect(etatCopropriete).toBe('DISSOLUTION_A_VALIDER')
    const file = await teneur.api.rechercherDemandes({ body: { typeDemande: 'DISSOLUTION' } })
    const ligne = file.ligneRechercheDeclarationDTOList.find((l) => l.id === demandeId)
    expect(ligne).toMatchObject({ coproprieteId, enRetard: false })
    const { demandeId: prise, version } = await ouvrir(teneur, coproprieteId)
    expect(prise).toBe(demandeId)
    expect(await etatDe(r, coproprieteId)).toBe('DISSOLUTION_EN_COURS_DE_VALIDATION')
    const infos = await teneur.api.lireInfosValidation({ params: { n: demandeId } })
    expect(infos.dissolution).toMatchObject({
      motif: 'REUNION_DES_LOTS',
      libelleFaitGenerateur: 'Acte notarié',
      nomDocument: 'contrat.pdf',
      annulable: false,
    })
    expect(infos.demandeur.email).toBe(syndic.login)
    expect(infos.dissolution?.documentId).not.toBeNull()
    const decision = await teneur.api.validerDemande({
      params: { id: demandeId },
      body: { version },
    })
    expect(decision.etatCopropriete).toBe('DISSOUTE')
    const mandats = await r.db.query(
      `select etat, date_fin::text from mandat where copropriete_id = $1`,
      [coproprieteId],
    )
    expect(mandats).toEqual([{ etat: 'ARCHIVE', date_fin: r.clock.today() }])
    expect(await courriels(r, coproprieteId)).toEqual([
      'dissolution-declaree',
      'dissolution-validee',
    ])
    const journal = await r.db.query<{ type: string }>(
      `select type from journal where copropriete_id = $1 and type like '%dissolution' order by id`,
      [coproprieteId],
    )
    expect(journal.map((j) => j.type)).toEqual([
      'declarer-dissolution',
      'ouvrir-dissolution',
      'valider-dissolution',
    ])
    const fiche = await syndic.api.visualiserCopropriete({ params: { id: coproprieteId } })
    expect(fiche.sort).toMatch(/^Copropriété dissoute le \d/)
  })

  it('its certificate is made once, read by who declared and by the former syndic', async () => {
    const { r, syndic, teneur, coproprieteId, demandeId } = await declaree(registre())
    const handler = etablirAttestationDissolution(r.deps)
    expect(await handler.executer('1', { coproprieteId })).toMatchObject({ etat: 'PERMANENT' })
    await teneur.api.validerDemande({
      params: { id: demandeId },
      body: { version: (await ouvrir(teneur, coproprieteId)).version },
    })
    expect(
      await r.db.query(
        `select 1 from outbox where type = 'attestation-dissolution' and (payload->>'coproprieteId')::int = $1`,
        [coproprieteId],
      ),
    ).toHaveLength(1)
    expect(await Promise.all([1, 2].map(() => handler.executer('1', { coproprieteId })))).toEqual([
      { etat: 'FAIT' },
      { etat: 'FAIT' },
    ])
    const { documents } = await syndic.api.visualiserCopropriete({ params: { id: coproprieteId } })
    const attestations = documents.filter((d) => d.type === 'ATTESTATION_DISSOLUTION')
    expect(attestations).toHaveLength(1)
    const [document] = await r.db.query<{ cle: string }>(`select cle from document where id = $1`, [
      attestations[0]?.id,
    ])
    const octets = await buffer(await r.deps.storage.get(document?.cle ?? ''))
    expect((await PDFDocument.load(octets)).getTitle()).toMatch(/^Attestation de dissolution AA/)
    expect(
      await codeDe(syndic.api.telechargerDocument({ params: { id: attestations[0]?.id ?? '' } })),
    ).toBe('ok')
    const tiers = await r.personne('TELE_PRO_ADMIN_PRINC')
    expect(
      await codeDe(tiers.api.telechargerDocument({ params: { id: attestations[0]?.id ?? '' } })),
    ).toBe('introuvable')
  })

  it('effective later, it is in progress until the night of its day', async () => {
    const { r, teneur, coproprieteId, demandeId } = await declaree(
      registre(),
      addDays(registre().clock.today(), 3),
    )
    const decision = await teneur.api.validerDemande({
      params: { id: demandeId },
      body: { version: (await ouvrir(teneur, coproprieteId)).version },
    })
    expect(decision.etatCopropriete).toBe('DISSOLUTION_EN_COURS')
    await constaterDissolutions(r.deps)
    expect(await etatDe(r, coproprieteId)).toBe('DISSOLUTION_EN_COURS')
    r.clock.advance({ days: 3 })
    await constaterDissolutions(r.deps)
    expect(await etatDe(r, coproprieteId)).toBe('DISSOUTE')
    expect(
      await r.db.query(
        `select 1 from outbox where type = 'attestation-dissolution' and (payload->>'coproprieteId')::int = $1`,
        [coproprieteId],
      ),
    ).toHaveLength(1)
    expect((await courriels(r, coproprieteId)).at(-1)).toBe('dissolution-constatee')
  })

  it('refused with a motive, or taken back by who declared it, the co-ownership is as before', async () => {
    const { r, teneur, coproprieteId, syndic } = await declaree(registre())
    await ouvrir(teneur, coproprieteId)
    await teneur.api.refuserDemande({
      params: { immat: String(coproprieteId), idMandat: 0 },
      query: { raison: 'Acte non signé', typesMotifRefus: 'JUSTIFICATIF_NON_CONFORME' },
    })
    expect(await etatDe(r, coproprieteId)).toBe('IMMATRICULEE_RATTACHEE')
    expect((await syndic.api.lireDissolution({ params: { id: coproprieteId } })).statut).toBe(
      'REFUSEE',
    )
    const encore = await syndic.api.dissoudre({
      body: await saisieDissolution(r, syndic, coproprieteId),
    })
    // The proof of the former one was refused by the scanner: it holds nothing of this one.
    await r.db.query(
      `update document set etat_analyse = 'INFECTED' where id = (select document_id from dissolution where copropriete_id = $1 order by id limit 1)`,
      [coproprieteId],
    )
    expect(await preuveNonAnalysee({ sql: r.db.query }, encore.demandeId)).toBe(false)
    await ouvrir(teneur, coproprieteId)
    const tiers = await r.personne('TELE_PRO_ADMIN_PRINC')
    expect(
      await codeDe(
        tiers.api.annulerDissolution({ params: { id: coproprieteId }, body: { motif: 'x' } }),
      ),
    ).toBe('introuvable')
    expect(
      await codeDe(
        teneur.api.annulerDissolution({ params: { id: coproprieteId }, body: { motif: 'x' } }),
      ),
    ).toBe('acces-non-autorise')
    const annulee = await syndic.api.annulerDissolution({
      params: { id: coproprieteId },
      body: { motif: 'Vente abandonnée' },
    })
    expect(annulee.etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect(
      await codeDe(
        teneur.api.validerDemande({ params: { id: encore.demandeId }, body: { version: 2 } }),
      ),
    ).toBe('deja-decide')
    expect(await courriels(r, coproprieteId)).toEqual([
      'dissolution-declaree',
      'dissolution-declaree',
      'dissolution-annulee',
    ])
  })

  it('says field by field what is wrong, and takes only a proof of one’s own that serves once', async () => {
    const r = registre()
    const { syndic, coproprieteId } = await immatriculee(r)
    const bon = await saisieDissolution(r, syndic, coproprieteId)
    const dire = async (change: Partial<typeof bon> | object) =>
      (await erreurDe(syndic.api.dissoudre({ body: { ...bon, ...change } }))).champs
    expect(
      await dire({
        motif: 'AUTRE',
        faitGenerateur: 'AUTRE_EVENEMENT',
        typeJustif: 'AUTRE_DOCUMENT',
      }),
    ).toEqual(['autre'])
    expect(await dire({ faitGenerateur: 'JUGEMENT', typeJustif: 'PV_AG' })).toEqual([
      'faitGenerateur',
      'typeJustif',
    ])
    expect(await dire({ dateFaitGenerateur: '31/12/2099' })).toEqual(['dateFaitGenerateur'])
    expect(await dire({ dateEffet: '01/01/2020' })).toEqual(['dateEffet'])
    expect(await dire({ idDocument: null })).toEqual(['idDocument'])
    const autre = await immatriculee(r)
    const sien = await saisieDissolution(r, autre.syndic, autre.coproprieteId)
    expect(await dire({ idDocument: sien.idDocument })).toEqual(['idDocument'])
    expect(await codeDe(autre.syndic.api.dissoudre({ body: bon }))).toBe('introuvable')
    expect(await codeDe(syndic.api.dissoudre({ body: { ...bon, version: bon.version + 1 } }))).toBe(
      'version-perimee',
    )
    expect(await codeDe(syndic.api.dissoudre({ body: bon }))).toBe('ok')
    expect(await codeDe(syndic.api.dissoudre({ body: bon }))).toBe('transition-interdite')
    expect(
      (await syndic.api.lireInfosDissolution({ params: { id: coproprieteId } })).empechement,
    ).toContain('déjà été déclarée')
  })

  it('a notary declares it too and keeps reading the sheet; the syndic in charge is told', async () => {
    const r = registre()
    const { syndic, coproprieteId } = await immatriculee(r)
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    await notaire.api.dissoudre({ body: await saisieDissolution(r, notaire, coproprieteId) })
    expect(await courriels(r, coproprieteId)).toEqual([
      'dissolution-declaree',
      'dissolution-declaree-syndic',
    ])
    expect((await notaire.api.lireDissolution({ params: { id: coproprieteId } })).annulable).toBe(
      true,
    )
    expect((await syndic.api.lireDissolution({ params: { id: coproprieteId } })).annulable).toBe(
      false,
    )
    const miennes = await notaire.api.rechercherCoproprietes({ body: {} })
    expect(miennes.ligneRechercheCoproprieteDTOList.map((l) => l.id)).toEqual([coproprieteId])
  })
})
