import {
  DELAI_CODE_ACTIVATION_JOURS,
  isAdminTeledeclarant,
  isNotaire,
  isNotaireImmatriculant,
  isTeledeclarant,
  isTeledeclarantBenevole,
  isTeneur,
  peut,
} from '@registre/domain'
import { Section, Buttons } from '@registre/ui'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BientotDisponible, VideoAccueil } from '../../components/configuration.tsx'
import { Arrivees } from '../../components/certificats/Arrivees.tsx'
import { DemandesEnCours } from '../../components/recu/DemandesEnCours.tsx'
import { Recu } from '../../components/recu/Recu.tsx'
import { Repli } from '../../components/Repli.tsx'
import { lienListe } from '../../components/coproprietes/liens.ts'
import { TableCoproprietes } from '../../components/coproprietes/TableCoproprietes.tsx'
import type { Compte } from '../../lib/session.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AdresseACorriger } from './AdresseACorriger.tsx'
import { AFaire } from './AFaire.tsx'
import { Brouillons } from './Brouillons.tsx'
import { ChangementDeLoi } from './ChangementDeLoi.tsx'
import { CeQuiAttend } from './CeQuiAttend.tsx'
import { LesAutres } from './LesAutres.tsx'
import { MesImmeubles } from './MesImmeubles.tsx'
import { TableauIndicateurs } from './Indicateurs.tsx'
import { TableauDeBordSyndic } from './TableauDeBordSyndic.tsx'
import { Tuiles } from './Tuiles.tsx'
import {
  TUILES_NOTAIRE,
  TUILES_NOTAIRE_COLLABORATEUR,
  TUILES_SYNDIC_ADMIN,
  TUILES_SYNDIC_GESTIONNAIRE,
  TUILES_TENEUR,
} from './tuiles.ts'
import './a-faire.css'

/** Who is signed in, and the receipt of what was just sent. */
const Bienvenue = ({ compte }: { compte: Compte }) => {
  const { recu } = useSearch({ from: '/' })
  const nom = `${compte.prenom} ${compte.nom}`.trim()
  return (
    <>
      <div className="rc-bonjour">
        <h1 tabIndex={-1}>Bonjour {nom || compte.login}</h1>
        {/* A volunteer's establishment has the name of its person. */}
        {compte.raisonSociale && compte.raisonSociale !== nom && <p>{compte.raisonSociale}</p>}
      </div>
      <AdresseACorriger compte={compte} />
      {recu !== undefined && <Recu key={recu} reference={recu} />}
    </>
  )
}

const MesCoproprietes = () => (
  <Section
    title="Mes copropriétés"
    className="rc-replie"
    actions={
      <InternalLink className="fr-btn fr-btn--secondary fr-btn--sm" href={lienListe('seeAllCopro')}>
        Voir toutes les copropriétés
      </InternalLink>
    }
  >
    <Repli resume="Afficher le tableau de mes copropriétés">
      {() => (
        <TableCoproprietes
          criteres={{ filtre: 'mandate' }}
          caption="Mes copropriétés"
          empty="Aucune copropriété n’est encore rattachée à votre établissement."
          pageSize={5}
        />
      )}
    </Repli>
  </Section>
)

const Liens = () => {
  const existe = useEcranExiste()
  return (
    <Section
      title="Liens utiles"
      actions={
        <ul className="rc-en-ligne fr-raw-list">
          {existe('/newsletter') && (
            <li>
              <InternalLink className="fr-link" href="/newsletter">
                La lettre d’information du registre
              </InternalLink>
            </li>
          )}
          <li>
            <a
              className="fr-link"
              href="https://france-renov.gouv.fr"
              target="_blank"
              rel="noopener"
              title="Les aides à la rénovation des copropriétés - nouvelle fenêtre"
            >
              Les aides à la rénovation des copropriétés
            </a>
          </li>
        </ul>
      }
    />
  )
}

/** How many tasks, and how many drafts, show before « Voir … ». */
const PREMIERES = { cabinet: { taches: 6, brouillons: 3 }, benevole: { taches: 3, brouillons: 1 } }

const Declarant = ({ compte }: { compte: Compte }) => {
  const admin = isAdminTeledeclarant(compte.profil)
  const benevole = isTeledeclarantBenevole(compte.profil)
  const premieres = PREMIERES[benevole ? 'benevole' : 'cabinet']
  return (
    <>
      <Bienvenue compte={compte} />
      {benevole ? (
        <MesImmeubles premieres={premieres.taches} />
      ) : (
        <AFaire premieres={premieres.taches} />
      )}
      {peut(compte.authorities, ['IMMATRICULER_NVELLE_COPRO']) && (
        <Brouillons premiers={premieres.brouillons} />
      )}
      <LesAutres />
      <ChangementDeLoi />
      {admin && peut(compte.authorities, ['GERER_COPROPRIETE']) && (
        <TableauDeBordSyndic replie={benevole} />
      )}
      <Tuiles tuiles={admin ? TUILES_SYNDIC_ADMIN : TUILES_SYNDIC_GESTIONNAIRE} serrees />
      {admin && peut(compte.authorities, ['MENU_COPROPRIETE']) && <MesCoproprietes />}
      {admin && <Liens />}
    </>
  )
}

/** Before its activation, a declarant types its code, and prepares what it will send. */
const EnAttente = ({ compte }: { compte: Compte }) => (
  <>
    <Bienvenue compte={compte} />
    <p className="rc-page-courte">
      Un code d’activation vous est envoyé par courrier, pour vérifier votre adresse ; il arrive
      sous {DELAI_CODE_ACTIVATION_JOURS} jours. Saisissez-le pour immatriculer une copropriété ou
      demander votre rattachement.
    </p>
    <Buttons>
      <InternalLink className="fr-btn" href="/compte/activation">
        Saisir mon code d’activation
      </InternalLink>
      <InternalLink className="fr-btn fr-btn--secondary" href="/immatriculer-copropriete">
        Préparer une immatriculation
      </InternalLink>
    </Buttons>
    <p>
      En attendant le courrier, vous pouvez préparer l’immatriculation d’une copropriété : elle est
      enregistrée, et vous l’enverrez une fois votre compte activé.
    </p>
    <Brouillons />
  </>
)

const Notaire = ({ compte }: { compte: Compte }) => {
  const immatricule = isNotaireImmatriculant(compte.profil)
  return (
    <>
      <Bienvenue compte={compte} />
      {compte.profil === 'NOTAIRE_ADMIN' && compte.idTeledeclarant !== null && (
        <Arrivees idTeledeclarant={Number(compte.idTeledeclarant)} />
      )}
      {immatricule && <DemandesEnCours />}
      {immatricule && <Brouillons />}
      <Tuiles tuiles={immatricule ? TUILES_NOTAIRE : TUILES_NOTAIRE_COLLABORATEUR} />
      <VideoAccueil de="notaires" titre="Présentation du registre aux notaires" />
    </>
  )
}

const Teneur = ({ compte }: { compte: Compte }) => (
  <>
    <Bienvenue compte={compte} />
    {peut(compte.authorities, ['VALIDER_RATTACHEMENT_DECLARATION']) && <CeQuiAttend />}
    <Tuiles tuiles={TUILES_TENEUR} serrees />
    <TableauIndicateurs />
  </>
)

/** Home of who is signed in, by profile; `visiteur` for a profile that has none of its own. */
export const AccueilConnecte = ({
  compte,
  visiteur,
}: {
  compte: Compte
  visiteur: ReactNode
}): ReactNode => {
  if (peut(compte.authorities, ['ATTENTE_ACTIVATION_TELE'])) return <EnAttente compte={compte} />
  const Ecran = isTeledeclarant(compte.profil)
    ? Declarant
    : isNotaire(compte.profil)
      ? Notaire
      : isTeneur(compte.profil)
        ? Teneur
        : null
  if (Ecran === null) return visiteur
  return (
    <div className="rc-accueil">
      <Ecran compte={compte} />
      <BientotDisponible />
    </div>
  )
}
