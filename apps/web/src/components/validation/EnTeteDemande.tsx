import { adresseEnLigne, normaliser, type Parcelle } from '@registre/domain'
import type { ReactNode } from 'react'
import { formatJour, formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { SeConnecterALaPlace } from '../compte/SeConnecterALaPlace.tsx'
import { BadgeEtat } from './BadgeEtat.tsx'
import { montrerPartie } from './ancres.ts'
import { aujourdhui, delaiDe } from './echeance.ts'
import { TITRES_DEMANDE } from './decision.ts'
import type { InfosValidation } from './types.ts'

const Fait = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <div className="rc-tete-demande__fait">
    <dt>{titre}</dt>
    <dd>{children}</dd>
  </div>
)

const parcellesEnClair = (parcelles: readonly Parcelle[]): string => {
  const noms = parcelles.map((p) => `${p.section} ${Number(p.numero) || p.numero}`)
  if (noms.length <= 2) return noms.join(' et ')
  return `${noms.slice(0, 2).join(', ')} et ${noms.length - 2} autres`
}

const Delai = ({ demande }: Pick<InfosValidation, 'demande'>) => {
  const delai = delaiDe(demande, aujourdhui())
  if (!delai) return <BadgeEtat etat={demande.etat} libelle={demande.libelleEtat} />
  return (
    <strong className={`rc-delai rc-delai--${delai.severite}`}>
      {delai.severite !== 'info' && (
        <span className="fr-icon-time-fill fr-icon--sm" aria-hidden="true" />
      )}{' '}
      {delai.texte}, le {demande.echeance}
    </strong>
  )
}

const Declarant = ({
  raisonSociale,
  teledeclarantId,
  utilisateurId,
}: InfosValidation['demandeur']) => (
  <Fait titre="Déclarant">
    <InternalLink className="fr-link fr-link--sm" href={`/teledeclarants/${teledeclarantId}`}>
      {raisonSociale || VIDE}
    </InternalLink>
    <small>
      <InternalLink
        className="fr-link fr-link--sm"
        href={`/validations?q=${encodeURIComponent(raisonSociale)}`}
      >
        Ses demandes en cours
      </InternalLink>
    </small>
    <SeConnecterALaPlace
      utilisateurId={utilisateurId}
      nom={raisonSociale}
      teledeclarantId={teledeclarantId}
    />
  </Fait>
)

/** What the request is, in one look: who, where, for when, and the facts that matter. */
export const EnTeteDemande = ({
  infos: { demande, demandeur, fiche, mandat, assigneeA, assigneeAMoi, raisonAffectation },
}: {
  infos: InfosValidation
}) => {
  const contenu = fiche.declaration && normaliser(fiche.declaration.immatCopropriete)
  const i = contenu?.identification
  const nom = fiche.declaration?.nomCopropriete || demande.reference
  return (
    <header className="rc-tete-demande">
      <div className="rc-tete-demande__ligne">
        <Delai demande={demande} />
        <span className="rc-mention">
          {demande.reference}, déposée le {formatJour(demande.deposeeLe)}
        </span>
      </div>
      <h1 className="rc-tete-demande__nom">
        <span className="rc-tete-demande__type">{TITRES_DEMANDE[demande.type]} : </span>
        {nom}
      </h1>
      <p className="rc-tete-demande__adresse">
        {i?.adressePrincipale ? adresseEnLigne(i.adressePrincipale) : 'Sans adresse déclarée'}
        {fiche.numeroImmatriculation && (
          <>
            {' · '}
            <InternalLink className="fr-link fr-link--sm" href={`/copropriete/fiche/${fiche.id}`}>
              {formatNumero(fiche.numeroImmatriculation)}
            </InternalLink>
          </>
        )}
      </p>
      <dl className="rc-tete-demande__faits">
        <Declarant {...demandeur} />
        {mandat && (
          <Fait titre="Mandat déclaré">
            {mandat.dateDebut || VIDE} – {mandat.dateFin || VIDE}
          </Fait>
        )}
        {assigneeA !== '' && demande.decideeLe === null && (
          <Fait titre="Affectée à">
            {assigneeAMoi ? 'Vous' : <strong className="rc-delai--warning">{assigneeA}</strong>}
            {raisonAffectation !== '' && <small>{raisonAffectation}</small>}
          </Fait>
        )}
        <Fait titre="Lots">
          {formatNombre(i?.nbLots)}
          {i?.nbLotsHab ? <small>dont {formatNombre(i.nbLotsHab)} d’habitation</small> : null}
        </Fait>
        <Fait titre="Parcelles">
          {i && i.parcelle.length > 0 ? parcellesEnClair(i.parcelle) : VIDE}
          {fiche.declaration && (
            <small>
              <a
                className="fr-link fr-link--sm"
                href="#partie-lieu"
                onClick={(event) => {
                  event.preventDefault()
                  montrerPartie('lieu')
                }}
              >
                Voir la carte
              </a>
            </small>
          )}
        </Fait>
      </dl>
    </header>
  )
}
