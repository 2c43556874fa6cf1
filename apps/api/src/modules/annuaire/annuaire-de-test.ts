import type { ClientArgs, contract } from '@registre/contract'
import type { Db } from '@registre/db'
import {
  type EtatCopropriete,
  ETATS_COPROPRIETE,
  type IsoDate,
  normaliserTexte,
} from '@registre/domain'
import { beforeAll, expect } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { reconstruireProjections } from '../projections/projeter.ts'

export type Corps = NonNullable<ClientArgs<(typeof contract)['rechercherAnnuaire']>['body']>

export interface Inscrite {
  numero: string | null
  nom?: string
  etat?: EtatCopropriete
  adresse?: string
  codePostal?: string
  codeInsee?: string
  commune?: string
  lieu?: [number, number]
  lots?: number
  maj?: IsoDate
  mandat?: [IsoDate, IsoDate]
  nonApprouves?: boolean
  dissoute?: IsoDate
  remplaceePar?: number
}

/** A co-ownership as the directory reads it, of this syndic; gives its identifier. */
export const inscrire = async (db: Db, syndic: number, i: Inscrite): Promise<number> => {
  const {
    nom = 'Copropriété',
    etat = 'IMMATRICULEE_RATTACHEE',
    adresse = '1 rue Haute',
    codePostal = '37000',
    codeInsee = '37261',
    commune = 'Tours',
  } = i
  const [c] = await db.query<{ id: number }>(
    `insert into copropriete (numero_immatriculation, etat, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, adresse_principale, code_postal, code_insee, nb_lots,
         date_derniere_maj_annuelle, date_dissolution, remplacee_par_id, date_immatriculation)
       values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '2020-01-02') returning id`,
    [
      i.numero,
      etat,
      syndic,
      nom,
      normaliserTexte(nom),
      `${adresse} ${codePostal} ${commune}`,
      codePostal,
      codeInsee,
      i.lots ?? null,
      i.maj ?? null,
      i.dissoute ?? null,
      i.remplaceePar ?? null,
    ],
  )
  const id = c?.id ?? 0
  await db.query(
    `insert into adresse (copropriete_id, principale, voie, cle_voie, code_postal, commune, code_insee, longitude, latitude) values ($1, true, $2, $2, $3, $4, $5, $6, $7)`,
    [id, adresse, codePostal, commune, codeInsee, i.lieu?.[0] ?? null, i.lieu?.[1] ?? null],
  )
  if (i.mandat)
    await db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, date_debut, date_fin, etat) values ($1, $2, $3, $4, 'EN_COURS')`,
      [id, syndic, ...i.mandat],
    )
  if (i.nonApprouves !== undefined)
    await db.query(
      `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id) values ($1, 'COURANTE', 'INITIALE', 'DEFAULT', $2, $3)`,
      [id, { donneesFinancieres: { comptesNonApprouves: i.nonApprouves } }, syndic],
    )
  return id
}

/** The directory of a register with a few co-ownerships, and ways to ask it. */
export const useAnnuaire = () => {
  const registre = useRegistre()
  let syndic = 0

  const ajouter = (i: Inscrite): Promise<number> => inscrire(registre().db, syndic, i)
  const chercher = (body: Corps) => registre().visiteur().api.rechercherAnnuaire({ body })
  const noms = async (body: Corps): Promise<string[]> =>
    (await chercher(body)).ligneAnnuaireDTOList.map((l) => l.nom)
  const simple = (adresseNonSelectionnee: string): Promise<string[]> =>
    noms({ adresseNonSelectionnee })
  const avancee = (criteres: Corps): Promise<string[]> =>
    noms({ isRechercheAvancee: true, ...criteres })
  const entete = async (corps: object): Promise<[number, string | undefined]> => {
    const r = await registre().app.inject({
      method: 'POST',
      url: '/api/public/annuaire/rechercherAnnuaire',
      payload: corps,
      headers: { 'x-register-client': '1' },
    })
    return [r.statusCode, r.headers['x-register-warning'] as string | undefined]
  }
  const faute = async (body: Corps): Promise<string> => {
    const erreur: unknown = await chercher(body).catch((e: unknown) => e)
    expect(erreur).toMatchObject({
      problem: { code: 'requete-invalide', champs: [{ message: expect.any(String) }] },
    })
    return (erreur as { problem: { champs: { champ: string }[] } }).problem.champs[0]?.champ ?? ''
  }

  beforeAll(async () => {
    const { db, personne } = registre()
    syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region) values ('37261', 'Tours', 'tours', 'commune-actuelle', null, '37', '24'),
         ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11'), ('75102', 'Paris 2e', 'paris 2e', 'arrondissement-municipal', '75056', '75', '11'),
         ('75104', 'Paris 4e', 'paris 4e', 'arrondissement-municipal', '75056', '75', '11'),
         ('75111', 'Paris 11e', 'paris 11e', 'arrondissement-municipal', '75056', '75', '11')`,
    )
    const an = registre().clock.today().slice(0, 4)
    await ajouter({
      numero: 'AA0000101',
      nom: 'Résidence des Érables',
      lots: 30,
      maj: `${an}-01-01`,
      mandat: ['2026-01-01', '2028-12-31'],
    })
    await ajouter({
      numero: 'AA0000102',
      nom: 'Les Érables du Lac',
      lots: 10,
      adresse: '12 rue du Lac',
      maj: '2019-12-31',
      mandat: ['2024-01-01', '2025-06-30'],
    })
    await ajouter({
      numero: 'AA0000103',
      nom: 'Le Cèdre Bleu',
      lots: 20,
      adresse: 'Lieu-dit La Prée',
      nonApprouves: true,
      codePostal: '37100',
    })
    await ajouter({
      numero: 'AB0000104',
      nom: 'Cœur de Ville',
      codePostal: '75004',
      codeInsee: '75104',
      commune: 'Paris',
      etat: 'IMMATRICULEE_A_RATTACHER',
      adresse: '8 rue des Érables',
    })
    await ajouter({
      numero: 'AF0000106',
      nom: 'Rue de Tours',
      codePostal: '75011',
      codeInsee: '75111',
      commune: 'Paris',
      adresse: '9 rue de Tours',
    })
    await ajouter({
      numero: 'AB0000105',
      nom: 'Opéra',
      codePostal: '75002',
      codeInsee: '75102',
      commune: 'Paris',
      etat: 'FUTUR',
      nonApprouves: false,
    })
    for (const [i, [x, y]] of [
      [0.685, 47.3901],
      [0.687, 47.3901],
      [0.6852, 47.3901],
      [0.75, 47.3901],
    ].entries())
      await ajouter({
        numero: `AC000010${i}`,
        nom: `Situé ${i}`,
        lieu: [x ?? 0, y ?? 0],
        codePostal: '37200',
      })
    const remplacante = await ajouter({ numero: 'AD0000001', nom: 'Devenir nouveau' })
    await ajouter({
      numero: 'AD0000002',
      nom: 'Devenir ancien',
      etat: 'IMMATRICULATION_ANNULEE',
      remplaceePar: remplacante,
    })
    await ajouter({
      numero: 'AD0000003',
      nom: 'Devenir passé',
      etat: 'DISSOUTE',
      dissoute: '2024-03-05',
    })
    for (const [i, etat] of ETATS_COPROPRIETE.entries())
      await ajouter({
        numero: /^(BROUILLON|IMMATRICULATION_(ET|DEMANDE))/.test(etat) ? null : `AE000${1000 + i}`,
        nom: `Secret ${etat}`,
        etat,
        codePostal: '37300',
      })
    for (const [i, nom] of ['', 'Zénith', '', 'Aubade'].entries())
      await ajouter({ numero: `AD000010${i}`, nom, codePostal: '37400', adresse: '4 quai du Nord' })
    await reconstruireProjections(db)
  })

  return { registre, chercher, noms, simple, avancee, entete, faute }
}
