import type { operations } from '#api/generated/gateway.d.ts';
import { adminRoutes } from './admin.ts';
import { adminAgreementRoutes } from './admin-agreements.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { adminBannerRoutes } from './admin-banners.ts';
import { adminCompanyRoutes } from './admin-companies.ts';
import { adminConnectionRoutes } from './admin-connections.ts';
import { adminErrorRoutes } from './admin-error.ts';
import { adminFeedbackRoutes } from './admin-feedback.ts';
import { adminGroupRoutes } from './admin-groups.ts';
import { importRoutes } from './admin-imports.ts';
import { adminLetterRoutes } from './admin-letters.ts';
import { adminLogRoutes } from './admin-logs.ts';
import { adminMailingRoutes } from './admin-mailings.ts';
import { adminMonitoringRoutes } from './admin-monitoring.ts';
import { adminOptionRoutes } from './admin-options.ts';
import { adminPriceRoutes } from './admin-prices.ts';
import { adminRequestRoutes } from './admin-requests.ts';
import { adminServiceRoutes } from './admin-services.ts';
import { adminTariffRoutes } from './admin-tariffs.ts';
import { adminTemplateRoutes } from './admin-templates.ts';
import { adminTokenRoutes } from './admin-tokens.ts';
import { adminUsageRoutes } from './admin-usage.ts';
import { adminUserRoutes } from './admin-users.ts';
import { agentRoutes } from './agent.ts';
import { agentFunctionRoutes } from './agent-functions.ts';
import { agreementRoutes } from './agreements.ts';
import { authRoutes } from './auth.ts';
import { budgetRoutes } from './budgets.ts';
import { chatRoutes } from './chat.ts';
import { companyRoutes } from './company.ts';
import { companyAuditRoutes } from './company-audit.ts';
import { companyFeedbackRoutes } from './company-feedback.ts';
import { companyMonitoringRoutes } from './company-monitoring.ts';
import { companyOptionRoutes } from './company-options.ts';
import { companySettingsRoutes } from './company-settings.ts';
import { companyUserRoutes } from './company-users.ts';
import { dataRoutes } from './data.ts';
import { documentRoutes } from './document.ts';
import { emailCodeRoutes } from './email-code.ts';
import { exportRoutes } from './export.ts';
import { favouriteRoutes } from './favourites.ts';
import { feedbackRoutes } from './feedback.ts';
import { fileRoutes } from './file.ts';
import { guestRoutes } from './guest.ts';
import { guestBotRoutes } from './guest-bots.ts';
import { historyRoutes } from './history.ts';
import { jobRoutes } from './jobs.ts';
import type { Route } from './kit/on.ts';
import { labTemplateRoutes } from './lab-template.ts';
import { logRoutes } from './logs-for-systems.ts';
import { notificationRoutes } from './notification.ts';
import { presentationRoutes } from './presentation.ts';
import { presentationBrandRoutes } from './presentation-brand.ts';
import { presentationCommentRoutes } from './presentation-comment.ts';
import { presentationPageRoutes } from './presentation-page.ts';
import { presentationShowRoutes } from './presentation-show.ts';
import { presentationStreamRoutes } from './presentation-stream.ts';
import { presentationTextRoutes } from './presentation-text.ts';
import { profileRoutes } from './profile.ts';
import { registrationRoutes } from './registration.ts';
import { reportRoutes } from './reports.ts';
import { resultRoutes } from './result.ts';
import { routerRoutes } from './router.ts';
import { sessionRoutes } from './sessions.ts';
import { shareRoutes } from './share.ts';
import { storageRoutes } from './storage.ts';
import { tileRoutes } from './tile.ts';
import { trainerRoutes } from './trainer.ts';
import { viewRoutes } from './views.ts';

const served = [
  ...adminRoutes,
  ...adminAuditRoutes,
  ...adminErrorRoutes,
  ...adminFeedbackRoutes,
  ...adminGroupRoutes,
  ...adminLetterRoutes,
  ...adminMailingRoutes,
  ...importRoutes,
  ...adminLogRoutes,
  ...adminOptionRoutes,
  ...adminAgreementRoutes,
  ...adminBannerRoutes,
  ...adminCompanyRoutes,
  ...adminConnectionRoutes,
  ...adminPriceRoutes,
  ...adminRequestRoutes,
  ...adminMonitoringRoutes,
  ...adminServiceRoutes,
  ...adminTariffRoutes,
  ...adminTemplateRoutes,
  ...adminTokenRoutes,
  ...adminUsageRoutes,
  ...adminUserRoutes,
  ...agentRoutes,
  ...labTemplateRoutes,
  ...agentFunctionRoutes,
  ...agreementRoutes,
  ...authRoutes,
  ...budgetRoutes,
  ...chatRoutes,
  ...companyRoutes,
  ...companyMonitoringRoutes,
  ...companyAuditRoutes,
  ...companyFeedbackRoutes,
  ...companyOptionRoutes,
  ...companySettingsRoutes,
  ...companyUserRoutes,
  ...dataRoutes,
  ...documentRoutes,
  ...emailCodeRoutes,
  ...exportRoutes,
  ...favouriteRoutes,
  ...feedbackRoutes,
  ...fileRoutes,
  ...guestRoutes,
  ...guestBotRoutes,
  ...historyRoutes,
  ...jobRoutes,
  ...logRoutes,
  ...notificationRoutes,
  ...presentationRoutes,
  ...presentationCommentRoutes,
  ...presentationPageRoutes,
  ...presentationTextRoutes,
  ...presentationBrandRoutes,
  ...presentationShowRoutes,
  ...presentationStreamRoutes,
  ...profileRoutes,
  ...registrationRoutes,
  ...reportRoutes,
  ...resultRoutes,
  ...routerRoutes,
  ...sessionRoutes,
  ...shareRoutes,
  ...storageRoutes,
  ...tileRoutes,
  ...trainerRoutes,
  ...viewRoutes,
];

type Served = (typeof served)[number]['operationId'];
/** An operation without a handler does not compile: the compiler names it as a missing property. */
type Complete = Record<Exclude<keyof operations, Served>, never>;

/** Every operation that the stand-in serves. */
export const routes: readonly Route[] = served satisfies Complete;
