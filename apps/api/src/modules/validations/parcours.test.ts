import { ApiError } from '@registre/contract/client'
import { describe, expect, it } from 'vitest'
import {
  brouillonComplet,
  codeDe,
  contenuNeuf,
  deposer,
  type Personne,
  surLeFil,
} from '@registre/testing/register'
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

  it('a refusal needs an administrator, tells the motive, and the dossier can be corrected and sent again', async () => {
    const r = registre()
    const [syndic, admin, hotline] = await Promise.all([
      r.personne('TELE_PRO_GESTION'),
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    const refus = (p: Personne, mandat: number) =>
      p.api.refuserDemande({
        params: { immat: String(depot.coproprieteId), idMandat: mandat },
        query: { raison: 'Contrat non signé', typesMotifRefus: 'JUSTIFICATIF_NON_CONFORME' },
      })
    const d = await ouvrir(r, hotline, depot.coproprieteId)
    expect(await codeDe(refus(hotline, d.mandat_id))).toBe('acces-non-autorise')
    await hotline.api.quitterValidation({ params: { idMandat: d.mandat_id } })
    await ouvrir(r, admin, depot.coproprieteId)
    await refus(admin, d.mandat_id)
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

describe('notaries', () => {
  const registre = useRegistre()
  const immatriculer = async (
    r: Registre,
    notaire: Personne,
    contenu = contenuNeuf(r, 'INITIALE'),
    type: 'INITIALE' | 'OFFICE' = 'INITIALE',
    motif = '',
  ) => {
    const d = await brouillonComplet(notaire, contenu, type)
    const doublons = await notaire.api.listerDoublonsDeclaration({
      params: { id: d.id ?? 0, n: 0 },
    })
    return notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: {
        id: d.id ?? 0,
        version: d.version,
        confirmations: d.controle.aConfirmer.map((e) => e.code),
        reponsesDoublons: motif
          ? doublons.map((c) => ({ candidatId: c.id, reponse: 'DIFFERENTE' as const, motif }))
          : [],
      },
    })
  }

  it('a new co-ownership, and one ex officio, get their number at once', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const initiale = await immatriculer(r, notaire)
    expect(initiale).toMatchObject({
      typeMaj: 'INITIALE',
      etatCopropriete: 'IMMATRICULEE_A_RATTACHER',
    })
    const office = await immatriculer(r, notaire, contenuNeuf(r, 'OFFICE'), 'OFFICE')
    expect(office.typeMaj).toBe('OFFICE')
    expect(Number(office.numeroImmatriculation?.slice(2))).toBeGreaterThan(
      Number(initiale.numeroImmatriculation?.slice(2)),
    )
  })

  it('registers as a notary only: the syndic’s form is refused', async () => {
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    expect(await codeDe(notaire.api.nouveauBrouillon({ params: { x: 'DEFAULT' } }))).toBe(
      'acces-non-autorise',
    )
    expect(await codeDe(notaire.api.nouveauBrouillon({ params: { x: 'INITIALE' } }))).toBe('ok')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    expect(await codeDe(syndic.api.nouveauBrouillon({ params: { x: 'OFFICE' } }))).toBe(
      'acces-non-autorise',
    )
  })

  it('a very close one waits for a keeper, who says which co-ownership it doubles', async () => {
    const r = registre()
    const [a, b, teneur] = await Promise.all([
      r.personne('NOTAIRE_NOTAIRE'),
      r.personne('NOTAIRE_ADMIN'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r, 'INITIALE')
    const premiere = await immatriculer(r, a, contenu)
    expect(await codeDe(immatriculer(r, b, contenu))).toBe('doublons-a-examiner')
    const seconde = await immatriculer(
      r,
      b,
      contenu,
      'INITIALE',
      'Un autre bâtiment de la même rue',
    )
    expect(seconde).toMatchObject({
      numeroImmatriculation: null,
      etatCopropriete: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    await teneur.api.ouvrirDemandeSansMandat({ params: { n: seconde.coproprieteId } })
    const decision = await teneur.api.validerDoublonCoproNotaire({
      params: { key: seconde.demandeId ?? 0, n: premiere.coproprieteId },
    })
    expect(decision).toEqual({
      response: 'DOUBLON',
      numeroImmatriculation: premiere.numeroImmatriculation,
    })
    const [row] = await r.db.query<{ etat: string; remplacee: number }>(
      `select etat, remplacee_par_id as remplacee from copropriete where id = $1`,
      [seconde.coproprieteId],
    )
    expect(row).toEqual({ etat: 'IMMATRICULATION_ANNULEE', remplacee: premiere.coproprieteId })
  })

  it('two identical registrations at the same instant never both pass', async () => {
    const r = registre()
    const [a, b] = await Promise.all([r.personne('NOTAIRE_NOTAIRE'), r.personne('NOTAIRE_NOTAIRE')])
    for (let i = 0; i < 5; i += 1) {
      const contenu = contenuNeuf(r, 'INITIALE')
      const codes = await Promise.all([
        codeDe(immatriculer(r, a, contenu)),
        codeDe(immatriculer(r, b, contenu)),
      ])
      expect(codes.toSorted()).toEqual(['doublons-a-examiner', 'ok'])
    }
  }, 60_000)
})

describe('two establishments', () => {
  const registre = useRegistre()

  it('never see, save, delete or submit each other’s drafts', async () => {
    const r = registre()
    const [a, b, notaire] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('NOTAIRE_NOTAIRE'),
    ])
    const d = await brouillonComplet(a, contenuNeuf(r))
    const id = d.id ?? 0
    for (const autre of [b, notaire]) {
      expect(await autre.api.listerBrouillons()).toEqual([])
      expect(await codeDe(autre.api.lireBrouillon({ params: { id } }))).toBe('introuvable')
      expect(await codeDe(autre.api.lireDeclarationDonneeCopropriete({ params: { id } }))).toBe(
        'introuvable',
      )
      expect(
        await codeDe(
          autre.api.enregistrerBrouillon({
            params: { x: 'identification' },
            body: { id, version: d.version, typeImmat: 'DEFAULT', immatCopropriete: {} },
          }),
        ),
      ).toBe('introuvable')
      expect(await codeDe(autre.api.supprimerBrouillon({ params: { id } }))).toBe('introuvable')
      expect(
        await codeDe(
          autre.api.changerEtatBrouillon({ body: { id, version: d.version, etat: 'A_VALIDER' } }),
        ),
      ).toBe('introuvable')
    }
    expect(await a.api.listerBrouillons()).toHaveLength(1)
  })

  it('a stale save is refused with both values, and changes nothing', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const d = await brouillonComplet(syndic, contenuNeuf(r))
    const id = d.id ?? 0
    const autre = surLeFil(contenuNeuf(r))
    await syndic.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: {
        id,
        version: d.version,
        typeImmat: 'DEFAULT',
        immatCopropriete: { identification: autre.identification },
      },
    })
    const refus = await syndic.api
      .enregistrerBrouillon({
        params: { x: 'procedures' },
        body: { id, version: d.version, typeImmat: 'DEFAULT', immatCopropriete: {} },
      })
      .catch((e: unknown) => e)
    expect(refus).toBeInstanceOf(ApiError)
    expect((refus as ApiError).problem).toMatchObject({
      code: 'version-perimee',
      infos: { version: d.version + 1 },
    })
    const lu = await syndic.api.lireBrouillon({ params: { id } })
    expect(lu.immatCopropriete.identification.nomCopropriete).toBe(
      autre.identification.nomCopropriete,
    )
  })

  it('an idempotency key gives one draft and the same answer; another body is refused', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const body = { id: null, version: 0, typeImmat: 'DEFAULT' as const, immatCopropriete: {} }
    const [un, deux] = [
      await syndic.api.enregistrerBrouillon(
        { params: { x: 'identification' }, body },
        { idempotencyKey: 'k1' },
      ),
      await syndic.api.enregistrerBrouillon(
        { params: { x: 'identification' }, body },
        { idempotencyKey: 'k1' },
      ),
    ]
    expect(deux).toEqual(un)
    expect(await syndic.api.listerBrouillons()).toHaveLength(1)
    expect(
      await codeDe(
        syndic.api.enregistrerBrouillon(
          { params: { x: 'procedures' }, body },
          { idempotencyKey: 'k1' },
        ),
      ),
    ).toBe('cle-deja-utilisee')
  })
})
