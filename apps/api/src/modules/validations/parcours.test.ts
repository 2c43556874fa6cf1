import { describe, expect, it } from 'vitest'
import { codeDe, contenuNeuf, deposer, type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'

const etatDe = async (r: Registre, coproprieteId: number): Promise<string> => {
  const [row] = await r.db.query<{ etat: string }>(`select etat from copropriete where id = $1`, [
    coproprieteId,
  ])
  return row?.etat ?? ''
}
const courrielsDe = async (r: Registre, coproprieteId: number): Promise<string[]> => {
  const rows = await r.db.query<{ m: string }>(
    `select payload->>'modele' as m from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
    [coproprieteId],
  )
  return rows.map((x) => x.m)
}
const demandeDe = async (
  r: Registre,
  coproprieteId: number,
): Promise<{ id: number; mandat_id: number; version: number }> => {
  const [row] = await r.db.query<{ id: number; mandat_id: number; version: number }>(
    `select id, mandat_id, version from demande where copropriete_id = $1 order by id desc limit 1`,
    [coproprieteId],
  )
  if (!row) throw new Error('no request')
  return row
}
const ouvrir = async (r: Registre, teneur: Personne, coproprieteId: number) => {
  const d = await demandeDe(r, coproprieteId)
  const prise = await teneur.api.ouvrirDemande({ params: { id: d.mandat_id } })
  return { ...d, version: prise.version }
}

describe('from draft to registered number', () => {
  const registre = useRegistre()

  it('a syndic submits, one keeper holds, validates once; the number, one mail and the attestation follow', async () => {
    const r = registre()
    const [syndic, teneur, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    expect(depot.etatCopropriete).toBe('IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER')
    const d = await ouvrir(r, teneur, depot.coproprieteId)
    expect(await etatDe(r, depot.coproprieteId)).toBe(
      'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    )
    expect(await codeDe(autre.api.ouvrirDemande({ params: { id: d.mandat_id } }))).toBe(
      'verrou-pris',
    )
    expect(
      await codeDe(
        autre.api.validerDemande({ params: { id: d.id }, body: { version: d.version } }),
      ),
    ).toBe('verrou-pris')
    const decision = await teneur.api.validerDemande({
      params: { id: d.id },
      body: { version: d.version },
    })
    expect(decision.numeroImmatriculation).toMatch(/^AA\d{7}$/)
    expect(decision.etatCopropriete).toBe('IMMATRICULEE_RATTACHEE')
    expect(
      await codeDe(
        teneur.api.validerDemande({ params: { id: d.id }, body: { version: d.version } }),
      ),
    ).toBe('deja-decide')
    expect(await courrielsDe(r, depot.coproprieteId)).toEqual([
      'demande-envoyee',
      'immatriculation-validee',
    ])
    const declarations = await r.db.query<{ etat: string }>(
      `select etat from declaration where copropriete_id = $1 order by id`,
      [depot.coproprieteId],
    )
    expect(declarations.map((x) => x.etat)).toEqual(['IMMATRICULATION', 'COURANTE'])
    const journal = await r.db.query<{ de: string; vers: string }>(
      `select de, vers from journal where copropriete_id = $1 and type in ('soumettre', 'ouvrir', 'valider') order by id`,
      [depot.coproprieteId],
    )
    expect(journal.map((j) => j.vers)).toEqual([
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
      'IMMATRICULEE_RATTACHEE',
    ])
  })

  it('the hotline refuses too: it tells the motive, and the dossier can be corrected and sent again', async () => {
    const r = registre()
    const [syndic, hotline] = await Promise.all([
      r.personne('TELE_PRO_GESTION'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    const refus = (p: Personne, mandat: number) =>
      p.api.refuserDemande({
        params: { immat: String(depot.coproprieteId), idMandat: mandat },
        query: { raison: 'Contrat non signé', typesMotifRefus: 'JUSTIFICATIF_NON_CONFORME' },
      })
    const d = await ouvrir(r, hotline, depot.coproprieteId)
    await refus(hotline, d.mandat_id)
    expect(await etatDe(r, depot.coproprieteId)).toBe('IMMATRICULATION_ET_RATTACHEMENT_REFUSES')
    expect(await courrielsDe(r, depot.coproprieteId)).toContain('demande-refusee')
    const brouillon = await syndic.api.lireBrouillon({ params: { id: depot.id } })
    const corrige = await syndic.api.changerEtatBrouillon({
      body: { id: depot.id, version: brouillon.version, etat: 'BROUILLON' },
    })
    expect(corrige.etatCopropriete).toBe('BROUILLON')
    const encore = await syndic.api.changerEtatBrouillon({
      body: { id: depot.id, version: brouillon.version, etat: 'A_VALIDER' },
    })
    expect(encore.etatCopropriete).toBe('IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER')
  })

  it('a clarification goes back to the syndic, stops the clock, and its answer reopens the same request', async () => {
    const r = registre()
    const [syndic, hotline] = await Promise.all([
      r.personne('TELE_NONPRO_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    const d = await ouvrir(r, hotline, depot.coproprieteId)
    await hotline.api.demanderPrecisions({
      body: { idMandat: d.mandat_id, message: 'La date du mandat est illisible.' },
    })
    expect(await etatDe(r, depot.coproprieteId)).toBe('IMMATRICULATION_DEMANDE_DE_PRECISIONS')
    const brouillon = await syndic.api.lireBrouillon({ params: { id: depot.id } })
    const reponse = await syndic.api.changerEtatBrouillon({
      body: {
        id: depot.id,
        version: brouillon.version,
        etat: 'A_VALIDER',
        message: 'Voici le contrat lisible.',
      },
    })
    expect(reponse).toMatchObject({
      demandeId: d.id,
      etatCopropriete: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    const fil = await r.db.query<{ du_teneur: boolean }>(
      `select du_teneur from echange where demande_id = $1 order by id`,
      [d.id],
    )
    expect(fil.map((e) => e.du_teneur)).toEqual([true, false])
  })

  it('the queue is searched as every list: contains, `$` begins with, `_` one character; unreadable text finds nothing', async () => {
    const r = registre()
    const [syndic, teneur] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r)
    await deposer(syndic, {
      ...contenu,
      identification: { ...contenu.identification, nomCopropriete: 'Villa Zéphyrine' },
    })
    const trouver = async (immatriculationOuNom: string) =>
      (await teneur.api.rechercherDemandes({ body: { immatriculationOuNom } })).totalItems
    expect(
      await Promise.all(['zephyrine', '$villa', 'z_phyrine', '$zephyrine', '???'].map(trouver)),
    ).toEqual([1, 1, 1, 0, 0])
  })

  it('a lock whose lease is over passes to the next keeper, and the first one can no longer decide', async () => {
    const r = registre()
    const [syndic, un, deux] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_SCOND'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    const d = await ouvrir(r, un, depot.coproprieteId)
    r.clock.advance({ minutes: 16 })
    expect(
      await codeDe(un.api.validerDemande({ params: { id: d.id }, body: { version: d.version } })),
    ).toBe('verrou-perdu')
    const repris = await ouvrir(r, deux, depot.coproprieteId)
    expect(
      await codeDe(un.api.validerDemande({ params: { id: d.id }, body: { version: d.version } })),
    ).toBe('verrou-pris')
    expect(
      (await deux.api.validerDemande({ params: { id: d.id }, body: { version: repris.version } }))
        .etatCopropriete,
    ).toBe('IMMATRICULEE_RATTACHEE')
  })

  it('two keepers at once: one decision, one mail, every time', async () => {
    const r = registre()
    const [syndic, un, deux] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_SCOND'),
    ])
    for (let i = 0; i < 20; i += 1) {
      const depot = await deposer(syndic, contenuNeuf(r))
      const { id, mandat_id } = await demandeDe(r, depot.coproprieteId)
      const prises = await Promise.all(
        [un, deux].map((t) => t.api.ouvrirDemande({ params: { id: mandat_id } }).catch(() => null)),
      )
      expect(prises.filter((p) => p !== null)).toHaveLength(1)
      const version = prises.find((p) => p !== null)?.version ?? 0
      const codes = await Promise.all(
        [un, deux, un, deux].map((t) =>
          codeDe(t.api.validerDemande({ params: { id }, body: { version } })),
        ),
      )
      expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
      expect(await courrielsDe(r, depot.coproprieteId)).toEqual([
        'demande-envoyee',
        'immatriculation-validee',
      ])
    }
  }, 60_000)
})
