import { formatFrDate, RegisterError, type ImmatCopropriete } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import {
  brouillonComplet,
  contenuNeuf,
  deposer,
  immatriculee,
  pdf,
  surLeFil,
} from '@registre/testing/register'
import { ApiError } from '@registre/contract/client'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { oublierEtat } from '../etat/lire-etat.ts'
import { executerTraitement } from '../traitements/traitements.ts'
import { verifierAttente } from './verifier-attente.ts'

const jourDit = (r: Registre) => formatFrDate(r.clock.today())
const lieu = (codePostal: string, commune: string) => ({ codePostal, commune, codeInsee: '' })

describe('what the server believes', () => {
  const registre = useRegistre()

  const avec = (r: Registre, changer: (i: ImmatCopropriete['identification']) => void) => {
    const contenu = contenuNeuf(r)
    changer(contenu.identification)
    return contenu
  }
  /** The sentences of a refusal, by field. */
  const refusDe = async (envoi: Promise<unknown>): Promise<[champ: string, phrase: string][]> => {
    const erreur = await envoi.then(
      () => null,
      (e: unknown) => e,
    )
    return erreur instanceof ApiError
      ? (erreur.problem.champs ?? []).map((c) => [c.champ, c.message])
      : []
  }
  const fautesDe = async (envoi: Promise<unknown>) => (await refusDe(envoi)).map(([champ]) => champ)
  const syndicDe = (r: Registre) => r.personne('TELE_PRO_ADMIN_PRINC')
  /** The service does not answer while `faire` runs. */
  const sansServices = async <T>(r: Registre, faire: () => Promise<T>): Promise<T> => {
    const { geocodage, sirene } = r.deps
    const muet = { geocodage: { ...geocodage }, sirene: { ...sirene } }
    const indisponible = (code: 'geolocalisation-indisponible' | 'sirene-indisponible') => () =>
      Promise.reject(new RegisterError(code))
    geocodage.rechercherParcelle = indisponible('geolocalisation-indisponible')
    geocodage.rechercherAdresse = indisponible('geolocalisation-indisponible')
    sirene.trouver = indisponible('sirene-indisponible')
    try {
      return await faire()
    } finally {
      Object.assign(geocodage, muet.geocodage)
      Object.assign(sirene, muet.sirene)
    }
  }

  it('refuses a place that does not exist with its sentences, beside the fields', async () => {
    const r = registre()
    const nullePart = avec(r, (i) => {
      if (i.adressePrincipale)
        Object.assign(i.adressePrincipale, lieu('99999', 'Nulle part'), { geolocalisee: true })
      i.parcelle = i.parcelle.map((p) => ({ ...p, section: '', numero: '', geolocalisee: true }))
    })
    expect(await refusDe(deposer(await syndicDe(r), nullePart))).toEqual(
      expect.arrayContaining([
        [
          'identification.adressePrincipale.codePostal',
          'Le code postal 99999 n’existe pas : vérifiez-le.',
        ],
        [
          'identification.parcelle',
          'Au moins une parcelle cadastrale géolocalisée est obligatoire.',
        ],
        [
          'identification.parcelle.0.section',
          'La section et le numéro de chaque parcelle sont obligatoires.',
        ],
      ]),
    )
  })

  it('locates by itself: a parcel that nobody finds is kept, not located, and told to the keeper', async () => {
    const r = registre()
    const syndic = await syndicDe(r)
    const inventee = avec(r, (i) => {
      i.parcelle = i.parcelle.map((p) => ({ ...p, section: 'XX', geolocalisee: true }))
    })
    const { demandeId } = await deposer(syndic, inventee)
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const { points } = await teneur.api.lireInfosValidation({ params: { n: demandeId ?? 0 } })
    expect(JSON.stringify(points)).toContain('XX')
    const melee = avec(r, (i) => {
      const [p] = i.parcelle
      if (p)
        i.parcelle = [
          { ...p, geolocalisee: false },
          { ...p, section: 'XX' },
        ]
      if (i.adressePrincipale)
        Object.assign(i.adressePrincipale, { voie: 'Rue de nulle part', longitude: 2 })
    })
    const { id } = await deposer(syndic, melee)
    const lue = await syndic.api.lireBrouillon({ params: { id } }).catch(() => null)
    expect(lue?.immatCopropriete.identification.parcelle.map((p) => p.geolocalisee)).toEqual([
      true,
      false,
    ])
    expect(lue?.immatCopropriete.identification.adressePrincipale).toMatchObject({
      geolocalisee: false,
      longitude: null,
    })
    expect(
      lue?.verifications.filter((v) => v.resultat !== 'VERIFIE').map((v) => [v.champ, v.libelle]),
    ).toEqual([
      [
        'identification.adressePrincipale',
        `non vérifié (introuvable) dans la Base adresse nationale le ${jourDit(r)}`,
      ],
      ['identification.parcelle.1', `non vérifié (introuvable) au cadastre le ${jourDit(r)}`],
    ])
    // What was found says where and when as well.
    for (const { resultat, libelle, le } of lue?.verifications ?? [])
      if (resultat === 'VERIFIE') {
        expect(libelle).toMatch(/^vérifié (?:au|dans) .+ le /)
        expect(le).toBe(jourDit(r))
      }
  })

  it('refuses a SIRET that Sirene does not know, and a principal number that nobody bears', async () => {
    const r = registre()
    const inconnus = avec(r, (i) => {
      Object.assign(i, {
        siret: '73282932000074',
        syndicatPrincipal: false,
        numImmatriculationCoproprietePrincipale: 'ZZ9999999',
      })
    })
    expect(await fautesDe(deposer(await syndicDe(r), inconnus))).toEqual([
      'identification.siret',
      'identification.numImmatriculationCoproprietePrincipale',
    ])
    const { numero } = await immatriculee(r)
    const secondaire = avec(r, (i) => {
      Object.assign(i, {
        siret: '99950001000015',
        syndicatPrincipal: false,
        numImmatriculationCoproprietePrincipale: numero,
      })
    })
    expect((await deposer(await syndicDe(r), secondaire)).etat).toBe('A_VALIDER')
  })

  it('a proof that no scanner has judged holds the validation, and the state page says it', async () => {
    const r = registre()
    const { deps, db } = r
    const [syndic, teneur] = await Promise.all([syndicDe(r), r.personne('TENEUR_ADMIN_PRINC')])
    const { antivirus } = deps
    deps.antivirus = { nom: 'absent', analyser: async () => 'PENDING' }
    const depot = await deposer(syndic, contenuNeuf(r)).finally(() => (deps.antivirus = antivirus))
    const [q] = await db.query<{ id: number; mandat_id: number }>(
      `select id, mandat_id from demande where copropriete_id = $1`,
      [depot.coproprieteId],
    )
    const { version } = await teneur.api.ouvrirDemande({ params: { id: q?.mandat_id ?? 0 } })
    const valider = () =>
      teneur.api.validerDemande({ params: { id: q?.id ?? 0 }, body: { version } })
    await expect(valider()).rejects.toThrow('antivirus')
    const perturbe = async () => {
      await executerTraitement('chaque-minute', deps, 'suivreEtat')
      oublierEtat(deps)
      const etat = await r.visiteur().api.lireEtat({})
      return etat.parties.find((p) => p.code === 'controles')?.normal
    }
    await db.query(`update document set cree_le = $1 where etat_analyse = 'PENDING'`, [
      new Date(r.clock.now().getTime() - 3_600_000),
    ])
    expect(await perturbe()).toBe(false)
    await executerTraitement('reprise-documents', deps, 'analyserDocuments')
    expect(await perturbe()).toBe(true)
    expect((await valider()).numeroImmatriculation).not.toBeNull()
  })

  it('a service that is down suspends the requirement; the mark stays, and the worker verifies later', async () => {
    const r = registre()
    const [syndic, teneur] = await Promise.all([syndicDe(r), r.personne('TENEUR_ADMIN_PRINC')])
    const contenu = avec(r, (i) => {
      i.siret = '99950002800017'
    })
    const depot = await sansServices(r, () => deposer(syndic, contenu))
    const lire = async () => {
      const infos = await teneur.api.lireInfosValidation({ params: { n: depot.demandeId ?? 0 } })
      const { ligneRechercheDeclarationDTOList: lignes } = await teneur.api.rechercherDemandes({
        body: { paginationOptions: { pageNumber: 1, pageSize: 50 } },
      })
      return {
        marques: infos.fiche.declaration?.verifications
          .filter((v) => v.resultat !== 'VERIFIE')
          .map((v) => `${v.objet} ${v.libelle}`),
        sansJour: infos.fiche.declaration?.verifications.filter((v) => !v.le).map((v) => v.objet),
        parcelle:
          infos.fiche.declaration?.immatCopropriete.identification.parcelle[0]?.geolocalisee,
        liste: lignes.find((l) => l.id === depot.demandeId)?.nonVerifiees,
      }
    }
    const attente = ['ADRESSE', 'PARCELLE', 'SIRET'].map(
      (objet) => `${objet} non vérifié (service indisponible)`,
    )
    expect(await lire()).toEqual({
      marques: attente,
      sansJour: ['ADRESSE', 'PARCELLE', 'SIRET'],
      parcelle: false,
      liste: 3,
    })
    await sansServices(r, () => verifierAttente(r.deps))
    expect(await lire()).toMatchObject({ liste: 3 })
    await verifierAttente(r.deps)
    expect(await lire()).toEqual({ marques: [], sansJour: [], parcelle: true, liste: 0 })
    const evenements = await r.db.query<{ type: string; donnees: unknown }>(
      `select type, donnees from journal where copropriete_id = $1 and type in ('soumettre', 'verifier-declaration') order by id`,
      [depot.coproprieteId],
    )
    expect(evenements).toMatchObject([
      {
        type: 'soumettre',
        donnees: { nonVerifie: expect.arrayContaining([expect.stringContaining('indisponible')]) },
      },
      { type: 'verifier-declaration' },
    ])
  })

  it('the name and the day of a proof are those of the stored file', async () => {
    const r = registre()
    const syndic = await syndicDe(r)
    const document = await syndic.api.deposerDocument({
      body: { file: await pdf(), type: 'JUSTIFICATIF_MANDAT' },
    })
    const d = await brouillonComplet(syndic, contenuNeuf(r))
    const wire = surLeFil(contenuNeuf(r))
    const { version } = await syndic.api.enregistrerBrouillon({
      params: { x: 'infos-rattachement' },
      body: {
        id: d.id,
        version: d.version,
        typeImmat: 'DEFAULT',
        immatCopropriete: {
          infoRattachement: {
            ...wire.infoRattachement,
            justifMandat: true,
            typeJustifMandat: 'CONTRAT_SYNDIC',
            idDocument: document.id,
            nomFichierJustifMandat: '<b>payez 35 EUR.pdf</b>',
            dateTeleversement: '01/01/1999',
          },
        },
      },
    })
    await syndic.api.changerEtatBrouillon({
      body: {
        id: d.id ?? 0,
        version,
        etat: 'A_VALIDER',
        confirmations: d.controle.aConfirmer.map((e) => e.code),
      },
    })
    const [row] = await r.db.query<{ nom: string; jour: string }>(
      `select contenu -> 'infoRattachement' ->> 'nomFichierJustifMandat' as nom, contenu -> 'infoRattachement' ->> 'dateTeleversement' as jour
       from declaration where id = $1`,
      [d.id],
    )
    expect(row).toMatchObject({ nom: document.nom })
    expect(row?.jour).not.toBe('1999-01-01')
  })
})
