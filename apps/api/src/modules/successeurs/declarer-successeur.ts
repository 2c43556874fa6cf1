import type { Tx } from '@registre/db'
import {
  addDays,
  adresseUnique,
  annulerSuccesseur as annulation,
  controlerSuccesseur,
  courrielDossier,
  declarerSuccesseur as decision,
  type Dossier,
  type Envoi,
  exigerSuccesseurPossible,
  exigerVisible,
  formatFrDate,
  RegisterError,
  reperesDe,
  VIE_CLE_SUCCESSEUR_JOURS,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { ecrire as ecrireDossier } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { type Designe, designer, retenir, type Successeur } from './designer.ts'
import { exigerAdresseConsentante, exigerMesureDesSuccesseurs } from './exiger-mesure.ts'
import { versSuccesseur } from './successeur.mapper.ts'
import {
  cloreDeclaration,
  declarationEnVigueur,
  emailDe,
  encoreDesigne,
  insererDeclaration,
  reecrireDeclaration,
  type SuccesseurRow,
} from './successeur.repository.ts'
import { secretsOf } from '../../platform/secrets.ts'

const DEJA_DECLARE =
  'Un successeur est déjà déclaré pour cette copropriété : modifiez cette déclaration.'

/** E-mail and SIRET must match: whoever may designate is told that they do not, never which one is right. */
const AUTRE_ADRESSE =
  'L’adresse saisie n’est pas celle que le registre connaît pour cet établissement : le courriel est parti à celle qu’il connaît, qui n’est pas montrée. Si elle n’est plus la bonne, l’établissement la corrige depuis son compte.'

/**
 * Who was designated and is no more is told; an account that nobody opened, and that nobody else
 * asks for, goes.
 */
const ecarter = async (
  tx: Tx,
  ctx: Ctx,
  ancien: SuccesseurRow,
  dossier: Dossier,
  declarant: string,
  etat: 'REMPLACE' | 'CLOS',
): Promise<Envoi[]> => {
  await cloreDeclaration(tx, ancien.id, etat)
  if (
    ancien.statut === 'ATT_CREA_COMPTE' &&
    ancien.origine === 'SUCCESSEUR' &&
    !(await encoreDesigne(tx, ancien.successeur_id))
  )
    await fermerDeclarant(tx, ctx, {
      id: ancien.successeur_id,
      de: 'ATT_CREA_COMPTE',
      evenement: 'expirer-activation',
      tu: true,
      maintenant: ctx.deps.clock.now(),
    })
  return courrielDossier({ email: ancien.email, teledeclarantId: null }, 'successeur-annule', {
    ...reperesDe(dossier),
    declarant,
  })
}

interface Annonce {
  dossier: Dossier
  saisie: Successeur
  declarant: string
  designe: Designe
  maison: string
}

/** The mail of a designation, and the key of a successor without an account. */
const annoncer = (
  ctx: Ctx,
  { dossier, saisie, declarant, designe, maison }: Annonce,
): { cleHash: string | null; expireLe: Date | null; envois: Envoi[] } => {
  const base = {
    ...reperesDe(dossier),
    declarant,
    datePriseFonction: formatFrDate(saisie.datePriseFonction),
  }
  if (!designe.aInviter)
    return {
      cleHash: null,
      expireLe: null,
      envois: courrielDossier(
        { email: designe.email, teledeclarantId: designe.id },
        'successeur-connu',
        {
          ...base,
          maisonDuSuccesseur: maison,
        },
      ),
    }
  const { clock, settings } = ctx.deps
  const graine = nouvelleGraine(settings)
  const expire = formatFrDate(addDays(today(clock), VIE_CLE_SUCCESSEUR_JOURS))
  return {
    cleHash: hacherCle(cleDeGraine(secretsOf(settings), graine)),
    expireLe: new Date(clock.now().getTime() + VIE_CLE_SUCCESSEUR_JOURS * 86_400_000),
    envois: courrielDossier({ email: designe.email, teledeclarantId: null }, 'successeur-invite', {
      ...base,
      graine,
      expire,
    }),
  }
}

/** The declaration of this establishment, as it was read. Throws `transition-interdite`, `version-perimee`. */
const exigerMienne = (mienne: SuccesseurRow | undefined, version: number): SuccesseurRow => {
  if (!mienne)
    throw new RegisterError('transition-interdite', {
      message: 'Aucun successeur n’est déclaré pour cette copropriété.',
    })
  if (mienne.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: mienne.version } })
  return mienne
}

/**
 * A leaving syndic says who follows it: a known establishment is told and may ask to be attached;
 * an unknown one is created without password and receives a key. `version`: the declaration that is
 * changed.
 */
const ecrire = async (ctx: Ctx, saisie: Successeur, version: number | null) => {
  const { db } = ctx.deps
  const declarantId = tenantOf(ctx)
  const cible = { coproprieteId: saisie.idCopropriete }
  exigerSuccesseurPossible(await consulter(db, cible), faitsDe(ctx))
  const declarant = await emailDe({ sql: db.query }, declarantId)
  const champs = controlerSuccesseur(saisie, declarant.siret)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  await exigerAdresseConsentante(ctx, saisie.email)
  const retenu = await retenir(ctx, saisie)
  const ecritA = await db.transaction(async (tx) => {
    const dossier = await tenir(tx, cible)
    exigerSuccesseurPossible(dossier, faitsDe(ctx))
    const ancien = await declarationEnVigueur({ query: tx.sql }, dossier.id)
    const mienne = ancien?.declarant_id === declarantId ? ancien : undefined
    if (version === null && mienne)
      throw new RegisterError('deja-existant', { message: DEJA_DECLARE })
    if (version !== null) exigerMienne(mienne, version)
    await exigerMesureDesSuccesseurs(ctx, tx, dossier.id, declarantId)
    const designe = await designer(tx, ctx, saisie, retenu, { declarantId, parNotaire: false })
    const { nom: maison } = await emailDe(tx, designe.id)
    const { cleHash, expireLe, envois } = annoncer(ctx, {
      dossier,
      saisie,
      declarant: declarant.nom,
      designe,
      maison: saisie.type === 'PRO' ? maison : '',
    })
    const ligne = {
      coproprieteId: dossier.id,
      declarantId,
      successeurId: designe.id,
      email: designe.email,
      datePriseFonction: saisie.datePriseFonction,
      cleHash,
      expireLe,
    }
    const ecartes =
      ancien && ancien.successeur_id !== designe.id
        ? await ecarter(tx, ctx, ancien, dossier, declarant.nom, 'REMPLACE')
        : []
    if (ancien && ancien.successeur_id === designe.id)
      await reecrireDeclaration(tx, ancien.id, ligne)
    else await insererDeclaration(tx, ligne)
    const { id: successeurId, aInviter: invite } = designe
    const donnees = { successeurId, invite, modification: version !== null }
    await ecrireDossier(tx, ctx, dossier, decision(donnees, [...envois, ...ecartes]))
    return designe.email
  })
  const row = await declarationEnVigueur(db, saisie.idCopropriete)
  if (!row) throw new RegisterError('introuvable')
  const saisi = saisie.email.trim()
  const avis = saisi === '' || adresseUnique(saisi) === adresseUnique(ecritA) ? '' : AUTRE_ADRESSE
  return { ...versSuccesseur(row), avis }
}

/**
 * Throws `introuvable`, `regles-non-respectees`, `transition-interdite` with the reason,
 * `deja-existant`.
 */
export const declarerSuccesseur = (ctx: Ctx, saisie: Successeur) => ecrire(ctx, saisie, null)

/** Takes back what the establishment declared, whatever became of its right to declare. */
const annuler = (ctx: Ctx, coproprieteId: number, version: number) =>
  ctx.deps.db.transaction(async (tx) => {
    const declarantId = tenantOf(ctx)
    const dossier = await tenir(tx, { coproprieteId })
    exigerVisible(dossier, faitsDe(ctx))
    const ancien = await declarationEnVigueur({ query: tx.sql }, coproprieteId)
    const mienne = exigerMienne(ancien?.declarant_id === declarantId ? ancien : undefined, version)
    const { nom } = await emailDe(tx, declarantId)
    const envois = await ecarter(tx, ctx, mienne, dossier, nom, 'CLOS')
    const donnees = { successeurId: mienne.successeur_id }
    await ecrireDossier(tx, ctx, dossier, annulation(donnees, envois))
    return { ...versSuccesseur(mienne), avis: '' }
  })

/** Changes, or takes back, what was declared. Throws as `declarerSuccesseur`, and `version-perimee`. */
export const modifierSuccesseur = (
  ctx: Ctx,
  { version, annuler: retirer, ...saisie }: Successeur & { version: number; annuler: boolean },
) => (retirer ? annuler(ctx, saisie.idCopropriete, version) : ecrire(ctx, saisie, version))
