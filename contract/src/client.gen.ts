/** Made from openapi.json by npm run generate. */
export interface paths {
    "/api/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses by name */
        get: operations["getAddresses"];
        put?: never;
        /** Add an address */
        post: operations["postAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address */
        get: operations["getAddress"];
        /** Change an address */
        put: operations["putAddress"];
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the refresh cookie for an access token */
        post: operations["postAuthRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token/validate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an access token still counts */
        post: operations["postAuthTokenValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands by name */
        get: operations["getBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One brand */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{slug}/recommendations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands that sell the same kinds of products */
        get: operations["getBrandRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/contact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom to ask about brands */
        get: operations["getBrandsContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a brand that is missing */
        post: operations["postBrandsRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{secret}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deadlines of the company’s open orders, and of claims that await its answer, as iCalendar (RFC 5545) */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carriers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All carriers */
        get: operations["getCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carriers/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a carrier tells of numbers, signed; the same event counts once */
        post: operations["postCarriersEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree, parents before children */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims of the company, a page at a time; staff see all */
        get: operations["getClaims"];
        put?: never;
        /** Claim for lines of an order, with files that were evaluated before */
        post: operations["postClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One claim with all that belongs to it */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/appeal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeal once, within ten working days, with new evidence */
        post: operations["postClaimAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/ask-seller/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the seller, who has two working days */
        post: operations["postClaimAskSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/decide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide: whose fault, and how much for each line; above the four-eyes limit a second person confirms it */
        post: operations["postClaimDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/evidence-evaluation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the files of the claim are worth, and what is missing */
        post: operations["postClaimEvidenceEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/evidence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add files of one kind to the claim */
        post: operations["postClaimEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/evidence/{evidenceQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download one file of the claim */
        get: operations["getClaimEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/respond/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The seller accepts, or contests with evidence */
        post: operations["postClaimRespond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{qid}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The buyer takes the claim back before it is decided */
        post: operations["postClaimWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/evidence-evaluation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Evaluate files of one kind before there is a claim; a claim made within 24 hours can name them */
        post: operations["postClaimsEvidenceEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/lost-shipment-claim/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim for everything of an order that got lost on its way */
        post: operations["postClaimsLostShipmentClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This reference, to be read and tried */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/validation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judge an e-mail address by its form */
        post: operations["postEmailValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changes in the company, as it happens; ends with the access token */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/newsletter/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to the newsletter */
        post: operations["postFormsNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthz/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version, limits, legal entities and mailboxes */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/catalogue-requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for brands and products */
        get: operations["getInternalCatalogueRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/catalogue-requests/{qid}/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a request */
        post: operations["postInternalCatalogueRequestAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decisions that wait for a second person, oldest first: those of the kinds the caller may decide */
        get: operations["getInternalDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/decisions/{qid}/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm exactly this decision; it is carried out */
        post: operations["postInternalDecisionConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/decisions/{qid}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject this decision with a reason */
        post: operations["postInternalDecisionReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/decisions/{qid}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take one’s own decision back before anybody has looked at it */
        post: operations["postInternalDecisionWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/initialcheck/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a list of a company that may sell here */
        post: operations["postInternalInitialcheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/initialcheck/{qid}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result row by row, as CSV */
        get: operations["getInternalInitialcheckReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that wait for approval, are unresolved or failed, oldest first */
        get: operations["getInternalPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve; above the second limit two people do */
        post: operations["postInternalPaymentApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/reconcile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle an unresolved payout by the bank statement */
        post: operations["postInternalPaymentReconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason; the order returns to the seller */
        post: operations["postInternalPaymentReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed payout again */
        post: operations["postInternalPaymentRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/reversal_cost/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a refund of goods would take from the seller; nothing is changed */
        get: operations["getInternalPaymentReversalCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/{qid}/reverse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund goods of a paid order to its buyer, carried over to the seller’s next payout; above the four-eyes limit a second person confirms it */
        post: operations["postInternalPaymentReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/bank-file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The day’s payouts as an ISO 20022 file (pain.001) for the bank */
        get: operations["getInternalPaymentsBankFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/payments/of-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment of an order, by the order’s number */
        get: operations["getInternalPaymentsOfOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/sellers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Selling companies by name */
        get: operations["getInternalSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/sellers/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One selling company */
        get: operations["getInternalSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/sellers/{qid}/fee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a lower fee, or not */
        post: operations["postInternalSellerFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/sellers/{qid}/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a company */
        post: operations["postInternalSellerStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/shipments/{qid}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell what a carrier said of a shipment */
        post: operations["postInternalShipmentEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/staff-reads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the staff looked at what of which company, newest first */
        get: operations["getInternalStaffReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/test-claim/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a claim about a paid order, as its buyer would */
        post: operations["postInternalTestClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/test-sale/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new order for a seller */
        post: operations["postInternalTestSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/threads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations of all sellers; what has to be answered first comes first */
        get: operations["getInternalThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/threads/{qid}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a seller; the same key answers once */
        post: operations["postInternalThreadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internal/threads/{qid}/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of us has read it */
        post: operations["postInternalThreadRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mondu/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for credit as a buyer */
        post: operations["postMonduApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in person was told, newest first */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What also comes by e-mail */
        get: operations["getNotificationsPreferences"];
        /** Choose what comes by e-mail; kinds left out stay */
        put: operations["putNotificationsPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as read: those named, or all */
        post: operations["postNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unsubscribe/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get no more mails of the kind that the link names */
        post: operations["postNotificationsUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own offers with rank and what wins */
        get: operations["getOffers"];
        put?: never;
        /** Offer one product, by its GTIN */
        post: operations["postOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own offer */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        /** Withdraw an offer for good */
        delete: operations["deleteOffer"];
        options?: never;
        head?: never;
        /** Price, stock, floor, selling unit or state */
        patch: operations["patchOffer"];
        trace?: never;
    };
    "/api/offers/{qid}/price-history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the offer cost, newest first */
        get: operations["getOfferPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{qid}/simulation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a price would do; at most 60 a minute */
        get: operations["getOfferSimulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/brand-discount/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a reduction at once */
        delete: operations["deleteOffersBrandDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/brand-discounts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price reductions, living ones first */
        get: operations["getOffersBrandDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/brands-discounts/upsert-multiple/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reduce brands, or see what it would do */
        post: operations["postOffersBrandsDiscountsUpsertMultiple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/brands-with-products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands of which something is offered, with how much */
        get: operations["getOffersBrandsWithProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/catalog/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change many offers at once, or see what it would do */
        post: operations["postOffersCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/catalog/{qid}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a change of many offers back, within 24 hours */
        post: operations["postOffersCatalogUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the filters find, as a file */
        get: operations["getOffersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many win, whose market ranks them, and when lists end */
        get: operations["getOffersInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers found by GTIN, brand or name */
        get: operations["getOffersSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/seller/brands/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands of the own offers */
        get: operations["getOffersSellerBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a stock list; a task reads it and tells what each row would do */
        post: operations["postOffersStockUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stock list and how far it is */
        get: operations["getOffersStockUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/{qid}/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply the good rows */
        post: operations["postOffersStockUploadApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/{qid}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard the list */
        post: operations["postOffersStockUploadCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/{qid}/mapping/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose heading row and columns */
        post: operations["postOffersStockUploadMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock-upload/{qid}/rows/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each row would do, or why it can do nothing */
        get: operations["getOffersStockUploadRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/total-count-by-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many offers each status has */
        get: operations["getOffersTotalCountByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts, newest first, and what is carried over to the next; staff name the seller */
        get: operations["getPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout: its entries and its history */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{qid}/remittance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remittance advice as a PDF */
        get: operations["getPayoutRemittance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{qid}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed payout again, once the bank details are changed */
        post: operations["postPayoutRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/statement/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement of a period as CSV */
        get: operations["getPayoutsStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readyz/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests can be served: the database answers */
        get: operations["getReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replacements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units missing elsewhere that this seller is asked for, soonest answer first */
        get: operations["getReplacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replacements/{qid}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Not this time */
        post: operations["postReplacementDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replacements/{qid}/offer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer units at the own price; the buyer decides */
        post: operations["postReplacementOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of the seller, a page at a time; staff name whose */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with all that belongs to it */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shipping method, parcels and pallets, fee, VAT, reference */
        patch: operations["patchSale"];
        trace?: never;
    };
    "/api/sales/{qid}/bookable-carriers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Carriers that can be booked, with price and pickup days, and those that do not take the load */
        get: operations["getSaleBookableCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff cancel an unpaid sale; above the four-eyes limit a second person confirms it */
        post: operations["postSaleCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/carrier_booking/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking that counts, and the last attempt */
        get: operations["getSaleCarrierBooking"];
        put?: never;
        /** Book a carrier; the same key never books twice */
        post: operations["postSaleCarrierBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/carrier_booking/label/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The label of the booking as a PDF, one page per piece */
        get: operations["getSaleCarrierBookingLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/carton-labels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A label for each carton: SSCC, GTIN, count and lot */
        get: operations["getSaleCartonLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/cmr/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** CMR consignment note, as a PDF */
        get: operations["getSaleCmr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/commercial-invoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Commercial invoice with HS code, origin and weights, for goods that leave the country, as a PDF */
        get: operations["getSaleCommercialInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete: no longer editable, moves to past orders */
        post: operations["postSaleComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/confirm_saleline_quantities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm quantities; lines left out are confirmed as they are */
        post: operations["postSaleConfirmSalelineQuantities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/credit-notes/{paperQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit note of a self-billed invoice: PDF with the e-invoice attached, or the e-invoice alone */
        get: operations["getSaleCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline with reasons; the buyer is refunded in full */
        post: operations["postSaleDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/delivery-note/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery note, as a PDF */
        get: operations["getSaleDeliveryNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a document to an order; the same key adds it once */
        post: operations["postSaleDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/document/{documentQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a document from its order */
        delete: operations["deleteSaleDocument"];
        options?: never;
        head?: never;
        /** Rename a document, change its type, or replace its content; its id stays */
        patch: operations["patchSaleDocument"];
        trace?: never;
    };
    "/api/sales/{qid}/document/{documentQid}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of one document, as an attachment */
        get: operations["getSaleDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All documents of one order */
        get: operations["getSaleDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Timeline of one order, oldest first */
        get: operations["getSaleEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/extend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant more time, once, before the deadline */
        post: operations["postSaleExtend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/invoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Self-billed invoice of a paid order: PDF with the e-invoice attached, or the e-invoice by EN 16931 alone */
        get: operations["getSaleInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/invoices/{paperQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the self-billed invoices of an order, its own or a correction that returns what a credit note took */
        get: operations["getSaleInvoicePaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/issue/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contact about the order; the same key opens one conversation */
        post: operations["postSaleIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of one order */
        get: operations["getSaleLines"];
        /** Save draft quantities of several lines */
        put: operations["putSaleLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/lines/{lineQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the draft quantity of one line */
        put: operations["putSaleLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/packing-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packing list, as a PDF */
        get: operations["getSalePackingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/pallet-labels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A label with an SSCC for each parcel and pallet */
        get: operations["getSalePalletLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/papers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be printed of one order, and what waits */
        get: operations["getSalePapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/paycomplete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dry run: every rule with its verdict, the amount and the date */
        get: operations["getSalePaycomplete"];
        put?: never;
        /** Trigger the payment; the same key never pays twice */
        post: operations["postSalePaycomplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as read, for the whole company */
        post: operations["postSaleRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/reduction_cost/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What lowering quantities would cost; nothing is changed */
        post: operations["postSaleReductionCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/threads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations about the order, newest first */
        get: operations["getSaleThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/threads/{threadQid}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write again in a conversation; the same key writes once */
        post: operations["postSaleThreadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/threads/files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file for a message, which names it within a day; at most 5 each */
        post: operations["postSaleThreadsFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/threads/files/{fileQid}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a file of a message, as an attachment */
        get: operations["getSaleThreadsFileDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/{qid}/threads/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company has read what was answered */
        post: operations["postSaleThreadsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/confirm_as_requested/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm several orders as requested; each in a transaction of its own, with an outcome of its own */
        post: operations["postSalesConfirmAsRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents across the seller’s orders, newest first; staff name whose */
        get: operations["getSalesDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/inbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most urgent orders that are the seller’s move, and what ends within 24 hours */
        get: operations["getSalesInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines across the seller’s orders, those of the newest first; staff name whose */
        get: operations["getSalesLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders found by number, buyer’s reference, GTIN, brand or tracking number; staff name whose */
        get: operations["getSalesSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller-recommendations/latest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is worth doing now */
        get: operations["getSellerRecommendationsLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellerleads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads, newest first */
        get: operations["getSellerleads"];
        put?: never;
        /** Ask to sell here */
        post: operations["postSellerleads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellerleads/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lead; a company sees its own */
        get: operations["getSellerlead"];
        /** Change a lead; staff move it */
        put: operations["putSellerlead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellerleads/{slug}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a lead */
        post: operations["postSellerleadComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellers/accept-sla/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the service level agreement */
        post: operations["postSellersAcceptSla"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellers/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own company’s profile; PATCH user/ changes it */
        get: operations["getSellersProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellers/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the dashboard */
        get: operations["getSellersStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellers/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit the own company for review, pause it or go on */
        post: operations["postSellersStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shipments, or those of one order, newest first */
        get: operations["getShipments"];
        put?: never;
        /** Add track and trace numbers; invalid ones are dropped and named */
        post: operations["postShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shipment and what its carrier told */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        /** Remove a shipment no carrier has scanned; its booking is cancelled */
        delete: operations["deleteShipment"];
        options?: never;
        head?: never;
        /** Other numbers or another carrier, until the carrier has scanned the first one */
        patch: operations["patchShipment"];
        trace?: never;
    };
    "/api/task/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a list or a check is; polled */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trending-products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked for most, with the own offer or none */
        get: operations["getTrendingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getUser"];
        /** Change the own account, with the password e-mail address and phone number; or the own company */
        put: operations["putUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own account, with the password e-mail address and phone number; or the own company */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/api/user/activate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate an account */
        post: operations["postUserActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank/aba/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be paid to an American account */
        post: operations["postUserBankAba"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank/iban/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be paid to an IBAN */
        post: operations["postUserBankIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the own company is paid, its number hidden */
        get: operations["getUserBankInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank/sortcode/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be paid to a British account */
        post: operations["postUserBankSortcode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank/swift/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be paid to an account abroad */
        post: operations["postUserBankSwift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/calendar-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is a link to the deadlines */
        get: operations["getUserCalendarLink"];
        put?: never;
        /** Make a link to the deadlines; the one before stops working */
        post: operations["postUserCalendarLink"];
        /** End the link to the deadlines */
        delete: operations["deleteUserCalendarLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/debtor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How we stand with the own company */
        get: operations["getUserDebtor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/resend-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send that link again */
        post: operations["postUserEmailResendToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/verify-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the e-mail address */
        post: operations["postUserEmailVerifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link that verifies the e-mail address */
        post: operations["postUserEmailVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask for another fee from the next month on */
        put: operations["putUserFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Role and permissions */
        get: operations["getUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["postUserLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password */
        put: operations["putUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a reset link */
        post: operations["postUserPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/reset/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password with a reset link */
        post: operations["postUserPasswordResetConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/verify-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the phone number */
        post: operations["postUserPhoneVerifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code that verifies the phone number */
        post: operations["postUserPhoneVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/saved-views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own views of a list, by name */
        get: operations["getUserSavedViews"];
        put?: never;
        /** Save a view; the same key saves one */
        post: operations["postUserSavedViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/saved-views/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a view */
        delete: operations["deleteUserSavedView"];
        options?: never;
        head?: never;
        /** Rename or change a view */
        patch: operations["patchUserSavedView"];
        trace?: never;
    };
    "/api/user/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in */
        get: operations["getUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out elsewhere */
        delete: operations["deleteUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a buying company */
        post: operations["postUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register the selling company of a lead */
        post: operations["postUsersRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/{fid}/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One variant; the slug is for people and may be an old one */
        get: operations["getVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/{fid}/{slug}/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What wins, and how the own offer stands */
        get: operations["getVariantOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/{fid}/{slug}/price-history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What won on each of the last 90 days */
        get: operations["getVariantPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/facets/brand_name/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of what is found each brand has */
        get: operations["getVariantsFacetsBrandName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/offers/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Variants with what wins and the own offer */
        get: operations["getVariantsOffersSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for products that are missing */
        post: operations["postVariantsRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Variants by words, GTIN, brand and category */
        get: operations["getVariantsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/search/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a search finds, as a file; up to 20,000 rows */
        post: operations["postVariantsSearchDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/search/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands and variants for what is typed so far */
        get: operations["getVariantsSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vat/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of the own company’s number; null without one */
        get: operations["getVat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vat/validation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the register about a number; nothing is saved */
        post: operations["postVatValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages of the warehouse by status, soonest first */
        get: operations["getWarehousePackages"];
        put?: never;
        /** Set a package aside that nobody announced */
        post: operations["postWarehousePackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One package with its lines, differences and history */
        get: operations["getWarehousePackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/arrive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The package has arrived and is still to be counted */
        post: operations["postWarehousePackageArrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The package is counted and as announced; it goes into its bay */
        post: operations["postWarehousePackageConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/discrepancies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a difference; the package is put on hold and the seller told */
        post: operations["postWarehousePackageDiscrepancies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/photos/{photoQid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a difference */
        get: operations["getWarehousePackagePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/resolve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What becomes of a package on hold */
        post: operations["postWarehousePackageResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/{qid}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the last step, within ten minutes */
        post: operations["postWarehousePackageUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/packages/lookup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages by what was scanned: package code, SSCC, tracking number or GTIN */
        get: operations["getWarehousePackagesLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shipments of the warehouse, newest first; without a status those that are still here */
        get: operations["getWarehouseShipments"];
        put?: never;
        /** Begin a shipment with packages of one buyer */
        post: operations["postWarehouseShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shipment with its packages */
        get: operations["getWarehouseShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/add-packages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put packages into it */
        post: operations["postWarehouseShipmentAddPackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/dispatch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand it over: every package scanned out, the driver named */
        post: operations["postWarehouseShipmentDispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/labels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A label with its SSCC for each package */
        get: operations["getWarehouseShipmentLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/packing-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is in the shipment, package by package */
        get: operations["getWarehouseShipmentPackingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close it: packed, weighed, with its carrier */
        post: operations["postWarehouseShipmentReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/remove-packages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take packages out of it; the last one ends it */
        post: operations["postWarehouseShipmentRemovePackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed shipment again; its labels are void */
        post: operations["postWarehouseShipmentReopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/take-over/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a shipment another worker began */
        post: operations["postWarehouseShipmentTakeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warehouse/shipments/{qid}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the last step, within ten minutes */
        post: operations["postWarehouseShipmentUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Watched products with their best price */
        get: operations["getWatchlistItems"];
        put?: never;
        /** Watch a product */
        post: operations["postWatchlistItems"];
        /** Stop watching several products */
        delete: operations["deleteWatchlistItems"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/items/{gtin}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop watching a product */
        delete: operations["deleteWatchlistItem"];
        options?: never;
        head?: never;
        /** Change the targets */
        patch: operations["patchWatchlistItem"];
        trace?: never;
    };
    "/api/webhooks/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A signed message of the payment provider about a transfer */
        post: operations["postWebhooksPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Address: {
            /** @description Its id as a billing address, else null */
            billingAddressQid: string | null;
            city: string;
            companyName: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            line1: string;
            /** @description Empty when there is none, as are postalCode and region */
            line2: string;
            postalCode: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            region: string;
            /** @description Its id as a shipping address, else null */
            shippingAddressQid: string | null;
            usageTypes: ("BILLING" | "SHIPPING" | "PICKUP" | "RETURNS")[];
            version: number;
        };
        AddressList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Address"][];
            size: number;
        };
        BankInfo: {
            account: {
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                holder: string;
                /** @enum {string} */
                kind: "iban" | "sort_code" | "aba" | "swift_code";
                /** @description The last four signs alone are readable */
                masked: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                since: string;
            } | null;
            /** @description Forms this currency takes, the usual one first */
            kinds: ("iban" | "sort_code" | "aba" | "swift_code")[];
            /** @description Payouts wait 24 hours after a change */
            payoutsPausedUntil: string | null;
            /** @description Payments of 14 days after a change are looked at by us */
            reviewedUntil: string | null;
        };
        Brand: {
            /** @description Empty while nobody wrote one */
            description: string;
            isPremium: boolean;
            name: string;
            /** @description How many variants of it are known */
            products: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            slug: string;
        };
        BrandContact: {
            email: string;
            phone: string | null;
        };
        BrandDiscount: {
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            brandDiscountQid: string;
            brandName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            brandQid: string;
            /** @description Percent off every price of the brand, two places */
            discount: number;
            /** @description Null: until somebody ends it */
            endsAt: string | null;
            offers: number;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            startsAt: string;
            /** @enum {string} */
            status: "SCHEDULED" | "ACTIVE" | "ENDED";
            version: number;
        };
        BrandDiscountList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["BrandDiscount"][];
            size: number;
        };
        BrandDiscountsUpserted: {
            effect: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                brandQid: string;
                offers: number;
                /** @description Null for brands of fewer than ten offers: it would show a rival’s price */
                winningAfter: number | null;
                winningBefore: number;
            }[];
            results: components["schemas"]["BrandDiscount"][];
        };
        BrandFacet: {
            results: {
                count: number;
                name: string;
                slug: string;
            }[];
        };
        BrandList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Brand"][];
            size: number;
        };
        BrandsOfSeller: {
            results: {
                name: string;
                offers: number;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                slug: string;
            }[];
        };
        CalendarLink: {
            /** @description Null while the person has no link */
            createdAt: string | null;
            /** @description When a program last asked, to the hour */
            readAt: string | null;
        };
        CancelAnswer: {
            allowedActions: ("CONFIRM_QUANTITIES" | "RECONFIRM_QUANTITIES" | "DECLINE" | "UPDATE" | "BOOK_CARRIER" | "ADD_TRACKING" | "TRIGGER_PAYMENT" | "MANAGE_DOCUMENTS" | "COMPLETE" | "EXTEND" | "CANCEL" | "APPROVE_PAYMENT" | "REJECT_PAYMENT")[];
            buyerName: string;
            buyerReference: string | null;
            cancelReason: ("BUYER_NOT_PAID" | "BUYER_CANCELLED" | "FRAUD" | "LEGAL" | "PLATFORM_ERROR") | null;
            carrierBooking: {
                carrier: string;
                hasLabel: boolean;
                /** Format: date */
                pickupDate: string;
                /** @description Decimal string with two places, and its currency */
                price: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                reference: string;
                /** @constant */
                status: "SUCCEEDED";
            } | null;
            commercialInvoice: components["schemas"]["SaleDocument"] | null;
            confirmedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            declineNote: string | null;
            declineReasons: ("OUT_OF_STOCK" | "PRICE_INCORRECT" | "PRODUCT_DISCONTINUED" | "CANNOT_SHIP_TO_DESTINATION" | "SHIPPING_COST_TOO_HIGH" | "LEAD_TIME_TOO_LONG" | "BELOW_MINIMUM_AFTER_REDUCTION" | "BRAND_OR_REGION_RESTRICTION" | "DOCUMENT_OR_VAT_PROBLEM" | "WAREHOUSE_CLOSED" | "DUPLICATE_ORDER" | "BUYER_REQUESTED_CHANGE" | "OTHER")[];
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            documents: components["schemas"]["SaleDocument"][];
            /** @description Decimal string with two places, and its currency */
            expectedVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description While open: the deadline, the same value as expiresAt */
            expiredAt: string | null;
            expiredFrom: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            expiresAt: string | null;
            hasRead: boolean;
            /** @description Self-billed; null until it is issued */
            invoice: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                documentQid: string;
                /** @constant */
                documentType: "SELF_BILLED_INVOICE";
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                issuedAt: string;
                number: string;
                /** @description For download, below the API: sales/{qid}/invoice/ */
                path: string;
            } | null;
            lastAttempt: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                code: string | null;
                /** @enum {string} */
                status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            } | null;
            lineCount: number;
            lines: components["schemas"]["SaleLine"][];
            loads: {
                count: number;
                heightCm: number;
                lengthCm: number;
                /** @enum {string} */
                loadType: "PARCEL" | "PALLET";
                palletType: ("EUR" | "HALF" | "INDUSTRIAL" | "US" | "CUSTOM") | null;
                /** @description Per piece */
                weightKg: number;
                widthCm: number;
            }[];
            /** @description Decimal string with two places, and its currency */
            maximumShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Types the order must have before it is completed */
            missingDocuments: ("SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER")[];
            neighbours?: {
                next: string | null;
                previous: string | null;
            };
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            /** @description Order number, as people say it */
            order: string;
            payout: components["schemas"]["SalePayout"] | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Decimal string with two places, and its currency */
            requestedTotal: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description A decision above the four-eyes limit that waits for a second person; null: none does */
            secondApproval: components["schemas"]["Decision"] | null;
            sellerShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            sellerVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            shipmentGroup: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                status: string;
            };
            shipments: components["schemas"]["SaleShipment"][];
            shippingMethod: ("PLATFORM" | "SELLER") | null;
            slaAccepted: boolean;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            tasks: {
                /** @enum {string} */
                name: "quantities" | "sla" | "shipping" | "carrier" | "fees" | "payment" | "tracking" | "documents" | "complete";
                /** @enum {string} */
                status: "COMPLETED" | "NOT_STARTED" | "IN_PROGRESS" | "CANNOT_START" | "PROBLEM" | "NOT_NEEDED" | "NOT_ENTERED";
            }[];
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
        };
        Carrier: {
            name: string;
            qid: string;
            takesBookings: boolean;
            trackingExample: string | null;
            /** @description Where a number is followed; %s stands for it */
            trackingUrl: string | null;
        };
        CatalogueRequest: {
            answer: string | null;
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            gtins: string[];
            /** @enum {string} */
            kind: "BRAND" | "PRODUCT";
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            requestedBy: string;
            /** @enum {string} */
            status: "OPEN" | "ADDED" | "DECLINED";
            text: string;
            version: number;
        };
        CatalogueRequestAnswer: {
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @constant */
            status: "OPEN";
        };
        CatalogueRequestList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["CatalogueRequest"][];
            size: number;
        };
        Category: {
            name: string;
            /** @description Null: of the first level */
            parentQid: string | null;
            /** @description Variants in it and below it */
            products: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            slug: string;
        };
        CategoryTree: {
            results: components["schemas"]["Category"][];
        };
        Claim: {
            allowedActions: ("ADD_EVIDENCE" | "RESPOND" | "ASK_SELLER" | "DECIDE" | "APPEAL" | "WITHDRAW")[];
            /** @description What is claimed */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description What is refunded if the seller accepts: what is claimed, and no more than is left of the goods; null unless the claim awaits the seller */
            amountIfAccepted: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            /** @description What all lines together can be refunded: the goods that nobody refunded, what this claim refunded before not counted; null unless it is answered or decided now */
            amountLeft: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            appeal: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                /** @enum {string} */
                by: "BUYER" | "SELLER";
                reason: string;
            } | null;
            appealBy: string | null;
            approvedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            buyerName: string;
            checklist: components["schemas"]["ClaimChecklistEntry"][];
            description: string;
            dueAt: string | null;
            events: components["schemas"]["ClaimEvent"][];
            evidence: components["schemas"]["ClaimEvidence"][];
            lines: components["schemas"]["ClaimLine"][];
            /** @enum {string} */
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "CONFIRM_DECISION" | "WAIT_FOR_SECOND_PERSON" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
            number: string;
            /** @enum {string} */
            openedBy: "BUYER" | "SELLER" | "SYSTEM";
            orderFid: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            quantity: number;
            saleProcessingDetails: components["schemas"]["ClaimSaleProcessingDetails"];
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            /** @description A decision above the four-eyes limit that waits for a second person; null: none does */
            secondApproval: components["schemas"]["Decision"] | null;
            sellerName: string;
            /** @enum {string} */
            status: "SUBMITTED" | "AWAITING_EVIDENCE" | "UNDER_REVIEW" | "AWAITING_SELLER" | "APPROVED" | "PARTIALLY_APPROVED" | "REJECTED" | "SETTLED" | "WITHDRAWN" | "CLOSED_NO_RESPONSE";
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            submittedAt: string;
            /** @enum {string} */
            type: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "LOST_SHIPMENT" | "INVOICE_OR_PRICE_ERROR" | "WAREHOUSE_DISCREPANCY";
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
        };
        /** @description A kind that the type of claim needs; verdict null: nothing was sent */
        ClaimChecklistEntry: {
            isSatisfied: boolean;
            /** @enum {string} */
            kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
            verdict: ("OK" | "BLURRED" | "NO_LABEL_VISIBLE" | "WRONG_SUBJECT" | "DUPLICATE" | "TOO_SMALL") | null;
        };
        ClaimEvent: {
            action: string;
            actor: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            at: string;
            from: ("SUBMITTED" | "AWAITING_EVIDENCE" | "UNDER_REVIEW" | "AWAITING_SELLER" | "APPROVED" | "PARTIALLY_APPROVED" | "REJECTED" | "SETTLED" | "WITHDRAWN" | "CLOSED_NO_RESPONSE") | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reason: string | null;
            /** @enum {string} */
            to: "SUBMITTED" | "AWAITING_EVIDENCE" | "UNDER_REVIEW" | "AWAITING_SELLER" | "APPROVED" | "PARTIALLY_APPROVED" | "REJECTED" | "SETTLED" | "WITHDRAWN" | "CLOSED_NO_RESPONSE";
        };
        ClaimEvidence: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            addedAt: string;
            addedBy: string;
            bytes: number;
            fileName: string;
            /** @enum {string} */
            kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
            /** @enum {string} */
            mediaType: "image/jpeg" | "image/png" | "application/pdf";
            /** @enum {string} */
            party: "BUYER" | "SELLER";
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @enum {string} */
            verdict: "OK" | "BLURRED" | "NO_LABEL_VISIBLE" | "WRONG_SUBJECT" | "DUPLICATE" | "TOO_SMALL";
        };
        ClaimLine: {
            approvedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            /** @description Decimal string with two places, and its currency */
            claimedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            gtin: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            lineQid: string;
            /** @description What can be refunded at most: shipped, less what was refunded before */
            maximumAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            productName: string;
            quantity: number;
            shippedQuantity: number;
            /** @description Decimal string with two places, and its currency */
            unitPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
        };
        ClaimList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["ClaimRow"][];
            size: number;
            tabs: {
                CLOSED: number;
                NEEDS_YOU: number;
                OPEN: number;
            };
        };
        ClaimRow: {
            allowedActions: ("ADD_EVIDENCE" | "RESPOND" | "ASK_SELLER" | "DECIDE" | "APPEAL" | "WITHDRAW")[];
            /** @description What is claimed */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            approvedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            buyerName: string;
            dueAt: string | null;
            /** @enum {string} */
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "CONFIRM_DECISION" | "WAIT_FOR_SECOND_PERSON" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
            number: string;
            orderFid: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            sellerName: string;
            /** @enum {string} */
            status: "SUBMITTED" | "AWAITING_EVIDENCE" | "UNDER_REVIEW" | "AWAITING_SELLER" | "APPROVED" | "PARTIALLY_APPROVED" | "REJECTED" | "SETTLED" | "WITHDRAWN" | "CLOSED_NO_RESPONSE";
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            submittedAt: string;
            /** @enum {string} */
            type: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "LOST_SHIPMENT" | "INVOICE_OR_PRICE_ERROR" | "WAREHOUSE_DISCREPANCY";
            version: number;
        };
        ClaimSaleProcessingDetails: {
            approvedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            decidedAt: string | null;
            decisionNote: string | null;
            /** @description Decimal string with two places, and its currency */
            deductedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            deductedInPayoutQid: string | null;
            fault: ("SELLER" | "CARRIER" | "WAREHOUSE" | "BUYER" | "PLATFORM" | "UNDETERMINED") | null;
            /** @description Decimal string with two places, and its currency */
            refundedAmount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            resolution: ("REFUND" | "PARTIAL_REFUND" | "RESHIP" | "WALLET_CREDIT" | "RETURN_AND_REFUND" | "NO_ACTION") | null;
            respondBy: string | null;
            respondedAt: string | null;
            sellerMessage: string | null;
            sellerResponse: ("ACCEPT" | "CONTEST" | "NO_RESPONSE") | null;
            settledAt: string | null;
            /** @description Decimal string with two places, and its currency */
            toleranceApplied: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
        };
        CompanyProfile: {
            /** @description Pages with nothing left to fill in */
            complete: ("discount" | "ship-direct-to" | "sell-to" | "shipping-from" | "shipping-address" | "chamber-of-commerce" | "billing-address" | "payment-details")[];
            /** @description Percent off every price, two decimals */
            discount: string;
            /** @description What keeps a payment from being triggered */
            missingForPayment: ("discount" | "ship-direct-to" | "sell-to" | "shipping-from" | "shipping-address" | "chamber-of-commerce" | "billing-address" | "payment-details")[];
            name: string;
            /** @description A fee that was agreed and does not count yet */
            nextFee: {
                fee: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                from: string;
                needsApproval: boolean;
            } | null;
            registrationNumber: string | null;
            sellTo: {
                countries: string[];
                regions: ("EUROPE" | "USA" | "WORLD")[];
            };
            shipDirectTo: {
                countries: string[];
                regions: ("EUROPE" | "USA" | "WORLD")[];
            };
            shippingFrom: {
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                leadDays: number;
            }[];
            status: string;
            statusNote: string;
            /** @description Minimum order value and shipping cost by region, in the own currency */
            terms: {
                /** @description Decimal string with two places, and its currency */
                minimumOrderValue: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
                /** @description Decimal string with two places, and its currency */
                shippingCost: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
            }[];
            /** @description Null: no number was given yet */
            vat: components["schemas"]["VatValidation"] | null;
            version: number;
        };
        ConfirmOutcome: {
            /** @description Why not, in the words of the error catalogue */
            code: string | null;
            isConfirmed: boolean;
            message: string | null;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Confirmed goods */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
        };
        ConfirmOutcomes: {
            results: components["schemas"]["ConfirmOutcome"][];
        };
        CreditApplication: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @constant */
            status: "APPLIED";
        };
        Debtor: {
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            creditLimit: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            /** @enum {string} */
            creditStatus: "NONE" | "APPLIED" | "APPROVED" | "DECLINED";
            currency: string;
            /** @description Days until an invoice is due; 0: paid at once */
            daysDeferred: number;
            invoiceEmail: string;
            name: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            vatNumber: string | null;
        };
        /** @description A decision of our staff by which money moves */
        Decision: {
            allowedActions: ("CONFIRM" | "REJECT" | "WITHDRAW")[];
            /** @description What it pays or refunds */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            at: string;
            /** @description Who decided first */
            by: string;
            /** @description Of a claim: what is decided for each line */
            claim: {
                /** @enum {string} */
                fault: "SELLER" | "CARRIER" | "WAREHOUSE" | "BUYER" | "PLATFORM" | "UNDETERMINED";
                lines: {
                    amount: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    lineQid: string;
                }[];
                /** @enum {string} */
                resolution: "REFUND" | "PARTIAL_REFUND" | "RESHIP" | "WALLET_CREDIT" | "RETURN_AND_REFUND" | "NO_ACTION";
            } | null;
            concludedAt: string | null;
            concludedBy: string | null;
            /** @enum {string} */
            kind: "PAYMENT" | "CANCELLATION" | "REVERSAL" | "CLAIM";
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reason: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            sellerName: string;
            /** @enum {string} */
            status: "PROPOSED" | "MADE" | "REJECTED" | "WITHDRAWN" | "LAPSED";
            /**
             * Format: uuid
             * @description The payment, the claim or the order that it is about
             */
            subjectQid: string;
            /** @description With every refund of the order that staff decided before: what is held against the four-eyes limit */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
        };
        Document: {
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            documentQid: string;
            /** @enum {string} */
            documentType: "SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER";
            metadata: {
                bytes: number;
                contentType: string;
                /** @description As people see it, with its ending */
                name: string;
                /**
                 * Format: date-time
                 * @description When the content last changed
                 */
                uploadedAt: string;
                uploadedBy: string;
            };
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            version: number;
        };
        /** @description By its form alone; tells nothing of whose address it is */
        EmailValidation: {
            /** @description The same address at a well-known mail service */
            didYouMean: string | null;
            email: string;
            /** @enum {string} */
            status: "VALID" | "INVALID" | "DISPOSABLE";
        };
        EvidenceEvaluation: {
            checklist: components["schemas"]["ClaimChecklistEntry"][];
            evidence: components["schemas"]["ClaimEvidence"][];
        };
        Fee: {
            fee: string;
            /**
             * Format: date-time
             * @description The first of the next month (UTC)
             */
            from: string;
            /** @description A lower fee counts once we agreed */
            needsApproval: boolean;
            nextFee: string;
        };
        Inbox: {
            /** @description Orders that end within 24 hours unless somebody acts, and what they are worth */
            atRisk: {
                /** @description One per currency; currencies are never added up */
                amounts: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                }[];
                orders: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                until: string;
            };
            results: components["schemas"]["InboxRow"][];
        };
        InboxRow: {
            allowedActions: ("CONFIRM_QUANTITIES" | "RECONFIRM_QUANTITIES" | "DECLINE" | "UPDATE" | "BOOK_CARRIER" | "ADD_TRACKING" | "TRIGGER_PAYMENT" | "MANAGE_DOCUMENTS" | "COMPLETE" | "EXTEND" | "CANCEL" | "APPROVE_PAYMENT" | "REJECT_PAYMENT")[];
            buyerReference: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            /** @description While open: the deadline, the same value as expiresAt */
            expiredAt: string | null;
            expiredFrom: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            expiresAt: string | null;
            hasRead: boolean;
            lineCount: number;
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            /** @description Order number, as people say it */
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            shippingMethod: ("PLATFORM" | "SELLER") | null;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            version: number;
            /** @description Working time to the deadline in the seller’s calendar; null where there is no deadline */
            workingMinutesLeft: number | null;
        };
        Info: {
            /** @enum {string} */
            environment: "development" | "preview" | "production";
            flags: {
                [key: string]: boolean;
            };
            legalEntities: {
                eu: {
                    address: string;
                    city: string;
                    country: string;
                    name: string;
                    phone: string | null;
                    postcode: string;
                };
                uk: {
                    address: string;
                    city: string;
                    country: string;
                    name: string;
                    phone: string | null;
                    postcode: string;
                };
            };
            limits: {
                maximumPage: number;
                maximumPageSize: number;
                uploadBytes: number;
            };
            mailboxes: {
                fulfilment: string;
                procurement: string;
                sales: string;
                success: string;
                support: string;
            };
            slaVersion: string;
            version: string;
        };
        InternalSeller: {
            allowedEvents: ("approve" | "send_back" | "reject" | "pause" | "resume" | "suspend" | "reinstate" | "close")[];
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            expectedPauseEnd: string | null;
            fee: string;
            name: string;
            pauseReason: ("HOLIDAY" | "SELLER_REQUEST" | "EXPIRED_ORDERS" | "HIGH_DECLINE_RATE" | "HIGH_CLAIM_RATE" | "STALE_STOCK_LIST" | "MISSING_DOCUMENTS" | "INVALID_VAT" | "INVALID_BANK_DETAILS" | "OPEN_DISPUTE" | "COMPLIANCE_REVIEW" | "OTHER") | null;
            profile: components["schemas"]["CompanyProfile"];
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @enum {string} */
            status: "ONBOARDING" | "IN_REVIEW" | "ACTIVE" | "PAUSED" | "SUSPENDED" | "REJECTED" | "CLOSED";
            statusNote: string;
        };
        InternalSellerList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["InternalSeller"][];
            size: number;
        };
        LiveChange: {
            /** @description The person who did it; null for a timer or an outside service */
            byQid: string | null;
            /** @description What happened, such as sale.changed or notification.added */
            kind: string;
            saleQid: string | null;
            /** @description Of the order, after the change */
            version: number | null;
        };
        LoginAnswer: {
            /** @description Seconds since the epoch */
            accessExp: number;
            accessToken: string;
            signature: string;
            user: components["schemas"]["User"];
        };
        MailPreferences: {
            preferences: {
                email: boolean;
                /** @enum {string} */
                kind: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "MESSAGE" | "DAILY_DIGEST";
            }[];
        };
        MessageFile: {
            bytes: number;
            /** @enum {string} */
            fileType: "pdf" | "png" | "jpg" | "xlsx" | "csv" | "xml";
            name: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
        };
        NewCalendarLink: {
            /** @description Null while the person has no link */
            createdAt: string | null;
            /** @description When a program last asked, to the hour */
            readAt: string | null;
            /**
             * Format: uri
             * @description Told this once: only its hash is kept
             */
            url: string;
        };
        Notification: {
            claimQid: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /** @description By when something is to be done */
            deadline: string | null;
            isRead: boolean;
            /** @description Number of the order it is about */
            order: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            saleQid: string | null;
            /** @enum {string} */
            type: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYMENT_APPROVED" | "PAYMENT_REJECTED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "BANK_CHANGED" | "MESSAGE";
        };
        NotificationList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Notification"][];
            size: number;
            /** @description All that are unread, at most 100 */
            unread: number;
        };
        Offer: {
            blockedReason: ("BRAND_RESTRICTED" | "PRICE_OUTLIER" | "GTIN_UNKNOWN" | "COMPLIANCE") | null;
            brand: {
                name: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                slug: string;
            };
            brandDiscounts: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                brandDiscountQid: string;
                brandName: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                brandQid: string;
                /** @description Percent off every price of the brand, two places */
                discount: number;
            }[];
            /** @description After the seller’s discount and the brand’s reduction: what competes */
            effectivePrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description When its list is no longer valid, unless it is confirmed
             */
            endsAt: string;
            floor: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            floorIsOfBrand: boolean;
            gtin: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            listedAt: string;
            /** @description The offer price before discounts: the same as price */
            originalPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description (price − winning) / winning */
            percentageToWinningPrice: number | null;
            picture: string | null;
            /** @description The offer price */
            price: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            priceChangedAt: string;
            /** @description Null: it wins, nobody is to be beaten, or the floor is above */
            priceToWin: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            productName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description 1 wins; null: not in the market */
            rank: number | null;
            size: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "OUT_OF_STOCK" | "INACTIVE" | "EXPIRED_LIST" | "UNMATCHED" | "BLOCKED" | "PENDING_REVIEW";
            stock: number;
            unitSize: number;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            variant: {
                fid: string;
                slug: string;
            };
            version: number;
            winningPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
        };
        OfferBulkOutcome: {
            /** @description For undoing it within 24 hours; null for a dry run */
            batchQid: string | null;
            changed: number;
            /** @description Offers that stay as they are: nothing to do, or the floor is above */
            kept: number;
            results: {
                /** @description Decimal string with two places, and its currency */
                after: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /** @description Decimal string with two places, and its currency */
                before: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /** @enum {string} */
                code: "CHANGED" | "UNCHANGED" | "FLOOR_ABOVE" | "WINS_ALREADY" | "NO_RIVAL";
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
            }[];
        };
        OfferHit: {
            brand: string;
            gtin: string;
            /** @description What it was found by, lower-cased */
            matched: string;
            /** @description Decimal string with two places, and its currency */
            price: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            productName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            status: string;
            stock: number;
        };
        OfferHits: {
            /** @description The one thing that the whole text names; a scan opens it at once */
            exact: string | null;
            /** @description More than these match */
            hasMore: boolean;
            results: components["schemas"]["OfferHit"][];
        };
        OfferList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Offer"][];
            size: number;
        };
        OfferPriceHistory: {
            results: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                /** @description Decimal string with two places, and its currency */
                effectivePrice: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /** @description Decimal string with two places, and its currency */
                price: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
            }[];
        };
        OfferSimulation: {
            /** @description Units ordered of the product from this seller */
            askedIn30Days: number;
            /** @description Decimal string with two places, and its currency */
            effectivePrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            isBelowFloor: boolean;
            rank: number;
            /** @description Of one piece, after our fee */
            remains: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Decimal string with two places, and its currency */
            winningPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
        };
        OffersInfo: {
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            discountPercent: number;
            /** @description Offers whose list ends within seven days */
            endingSoon: number;
            /** @description The first end of a list */
            endsAt: string | null;
            feePercent: number;
            losing: number;
            /**
             * @description Whose market ranks the offers
             * @enum {string}
             */
            region: "EUROPE" | "USA" | "WORLD";
            total: number;
            winning: number;
        };
        OfferStatusCounts: {
            counts: {
                [key: string]: number;
            };
            total: number;
        };
        OfferUndo: {
            restored: number;
        };
        OrderLine: {
            brandName: string;
            confirmedQuantity: number | null;
            draftQuantity: number | null;
            gtin: string;
            order: string;
            productName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reductionNote: string | null;
            reductionReason: ("OUT_OF_STOCK" | "PARTIAL_STOCK" | "PRICE_CHANGED" | "DAMAGED_STOCK" | "SHORT_EXPIRY" | "BATCH_CODE_PROBLEM" | "UNIT_SIZE_MISMATCH" | "PRODUCT_DISCONTINUED" | "LISTING_ERROR" | "SHIPPING_RESTRICTION" | "OTHER") | null;
            requestedQuantity: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            shippedQuantity: number;
            /** @enum {string} */
            status: "REQUESTED" | "CONFIRMED" | "REDUCED" | "REMOVED" | "VOID";
            /** @description Decimal string with two places, and its currency */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Decimal string with two places, and its currency */
            unitPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            unitSize: number;
        };
        PackageLookup: {
            /** @enum {string} */
            matchedBy: "PACKAGE_CODE" | "SSCC" | "TRACKING_NUMBER" | "GTIN";
            /** @description Soonest first; one for every code but a GTIN */
            results: components["schemas"]["WarehousePackage"][];
        };
        Paper: {
            /** @description Of an issued invoice or credit note */
            documentQid: string | null;
            /** @enum {string} */
            documentType: "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "COMMERCIAL_INVOICE" | "PACKING_LIST" | "DELIVERY_NOTE" | "CMR" | "SHIPPING_LABEL" | "PALLET_LABEL";
            formats: ("pdf" | "xml" | "zpl")[];
            issuedAt: string | null;
            number: string | null;
            /** @description Below the API, such as sales/{qid}/packing-list/ */
            path: string;
            /** @description null: it can be had now */
            waitsFor: ("CONFIRMATION" | "LOADS" | "PAYMENT" | "ISSUE") | null;
        };
        PayAnswer: {
            allowedActions: ("CONFIRM_QUANTITIES" | "RECONFIRM_QUANTITIES" | "DECLINE" | "UPDATE" | "BOOK_CARRIER" | "ADD_TRACKING" | "TRIGGER_PAYMENT" | "MANAGE_DOCUMENTS" | "COMPLETE" | "EXTEND" | "CANCEL" | "APPROVE_PAYMENT" | "REJECT_PAYMENT")[];
            buyerName: string;
            buyerReference: string | null;
            cancelReason: ("BUYER_NOT_PAID" | "BUYER_CANCELLED" | "FRAUD" | "LEGAL" | "PLATFORM_ERROR") | null;
            carrierBooking: {
                carrier: string;
                hasLabel: boolean;
                /** Format: date */
                pickupDate: string;
                /** @description Decimal string with two places, and its currency */
                price: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                reference: string;
                /** @constant */
                status: "SUCCEEDED";
            } | null;
            commercialInvoice: components["schemas"]["SaleDocument"] | null;
            confirmedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            declineNote: string | null;
            declineReasons: ("OUT_OF_STOCK" | "PRICE_INCORRECT" | "PRODUCT_DISCONTINUED" | "CANNOT_SHIP_TO_DESTINATION" | "SHIPPING_COST_TOO_HIGH" | "LEAD_TIME_TOO_LONG" | "BELOW_MINIMUM_AFTER_REDUCTION" | "BRAND_OR_REGION_RESTRICTION" | "DOCUMENT_OR_VAT_PROBLEM" | "WAREHOUSE_CLOSED" | "DUPLICATE_ORDER" | "BUYER_REQUESTED_CHANGE" | "OTHER")[];
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            documents: components["schemas"]["SaleDocument"][];
            /** @description Decimal string with two places, and its currency */
            expectedVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description While open: the deadline, the same value as expiresAt */
            expiredAt: string | null;
            expiredFrom: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            expiresAt: string | null;
            hasRead: boolean;
            /** @description Self-billed; null until it is issued */
            invoice: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                documentQid: string;
                /** @constant */
                documentType: "SELF_BILLED_INVOICE";
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                issuedAt: string;
                number: string;
                /** @description For download, below the API: sales/{qid}/invoice/ */
                path: string;
            } | null;
            lastAttempt: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                code: string | null;
                /** @enum {string} */
                status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            } | null;
            lineCount: number;
            lines: components["schemas"]["SaleLine"][];
            loads: {
                count: number;
                heightCm: number;
                lengthCm: number;
                /** @enum {string} */
                loadType: "PARCEL" | "PALLET";
                palletType: ("EUR" | "HALF" | "INDUSTRIAL" | "US" | "CUSTOM") | null;
                /** @description Per piece */
                weightKg: number;
                widthCm: number;
            }[];
            /** @description Decimal string with two places, and its currency */
            maximumShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Types the order must have before it is completed */
            missingDocuments: ("SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER")[];
            neighbours?: {
                next: string | null;
                previous: string | null;
            };
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            notice?: {
                /** @constant */
                code: "paymentWillBeRevisedAndEnabledByOurTeam";
                message: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                replyBy: string;
            };
            /** @description Order number, as people say it */
            order: string;
            payout: components["schemas"]["SalePayout"] | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Decimal string with two places, and its currency */
            requestedTotal: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            sellerShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            sellerVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            shipmentGroup: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                status: string;
            };
            shipments: components["schemas"]["SaleShipment"][];
            shippingMethod: ("PLATFORM" | "SELLER") | null;
            slaAccepted: boolean;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            tasks: {
                /** @enum {string} */
                name: "quantities" | "sla" | "shipping" | "carrier" | "fees" | "payment" | "tracking" | "documents" | "complete";
                /** @enum {string} */
                status: "COMPLETED" | "NOT_STARTED" | "IN_PROGRESS" | "CANNOT_START" | "PROBLEM" | "NOT_NEEDED" | "NOT_ENTERED";
            }[];
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
        };
        PayDryRun: {
            accountEnding: string | null;
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** Format: date */
            expectedOn: string;
            missingProfile: ("billing-address" | "payment-details" | "chamber-of-commerce")[];
            missingVat: {
                /** @description Decimal string with two places, and its currency */
                amountWithVat: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /** @description Decimal string with two places, and its currency */
                expected: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
            } | null;
            needsApproval: boolean;
            replyBy: string | null;
            rules: components["schemas"]["PayRule"][];
        };
        PaymentInReview: {
            accountEnding: string;
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            approvals: number;
            approvalsNeeded: number;
            approvedByMe: boolean;
            failureCode: string | null;
            order: string;
            providerReference: string | null;
            providerState: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reasons: ("OVER_AUTO_LIMIT" | "NEW_BANK_DETAILS" | "RISK_FLAG")[];
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            replyBy: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            requestedAt: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            /** @description A decision above the four-eyes limit that waits for a second person; null: none does */
            secondApproval: components["schemas"]["Decision"] | null;
            sellerName: string;
            sentAt: string | null;
            /** @enum {string} */
            status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            transferQid: string;
        };
        PayoutDetail: {
            accountEnding: string;
            allowedActions: ("RETRY" | "CHANGE_BANK_DETAILS" | "REFUND")[];
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            entries: components["schemas"]["PayoutEntry"][];
            events: {
                action: string;
                actor: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                from: ("PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED") | null;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                reason: string | null;
                refunded: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                } | null;
                /** @enum {string} */
                to: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
            }[];
            failureCode: string | null;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Decimal string with two places, and its currency */
            refundable: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            replyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            requestedAt: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            /** @description A decision above the four-eyes limit that waits for a second person; null: none does */
            secondApproval: components["schemas"]["Decision"] | null;
            sellerName: string;
            sentAt: string | null;
            settledAt: string | null;
            statementReference: string | null;
            /** @enum {string} */
            status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
            version: number;
        };
        PayoutEntry: {
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @enum {string} */
            kind: "GOODS" | "SHIPPING_FEE" | "SELLER_VAT" | "COMMISSION" | "COMMISSION_VAT" | "CLAIM_DEDUCTION" | "CARRIER_COST" | "ADJUSTMENT" | "REVERSAL";
            order: string;
        };
        PayoutRow: {
            accountEnding: string;
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            failureCode: string | null;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            replyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            requestedAt: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            sentAt: string | null;
            settledAt: string | null;
            /** @enum {string} */
            status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
        };
        PayRule: {
            code: string | null;
            fixes: ("quantities" | "sla" | "shipping" | "carrier" | "fees" | "billing-address" | "payment-details" | "chamber-of-commerce" | "support")[];
            message: string | null;
            /** @enum {string} */
            rule: "profile" | "sla" | "shipping" | "fee" | "vat" | "currency" | "limit" | "status";
            /** @enum {string} */
            verdict: "PASSED" | "WARNING" | "REFUSED";
        };
        /** @description RFC 9457 problem; details beyond these members are typed per code */
        Problem: {
            code: string;
            errors?: {
                [key: string]: {
                    code: string;
                    message: string;
                }[];
            };
            message: string;
            requestId: string;
            status: number;
            title: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        ReductionCost: {
            missingUnits: number;
            /** @description Sellers who will be asked for the missing units */
            otherSellers: number;
            /** @description What the payout falls by, commission counted */
            payoutLess: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Goods that go back to the buyer */
            refund: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description What is left in stock of each lowered line: what was confirmed, or what it was if less */
            stock: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                lineQid: string;
                productName: string;
                stock: number;
            }[];
        };
        RegisteredUser: {
            email: string;
            isEmailVerified: boolean;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
        };
        RemovedWatchlist: {
            removed: number;
        };
        Replacement: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            answerBy: string;
            brandName: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /** @description ISO 3166-1 alpha-2 */
            destinationCountry: string;
            gtin: string;
            missingQuantity: number;
            offeredQuantity: number | null;
            productName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @enum {string} */
            status: "OPEN" | "OFFERED" | "DECLINED";
            /** @description What this seller had when it was asked */
            stock: number;
            /** @description This seller’s own price */
            unitPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            unitSize: number;
            version: number;
        };
        ReplacementList: {
            results: components["schemas"]["Replacement"][];
        };
        Sale: {
            allowedActions: ("CONFIRM_QUANTITIES" | "RECONFIRM_QUANTITIES" | "DECLINE" | "UPDATE" | "BOOK_CARRIER" | "ADD_TRACKING" | "TRIGGER_PAYMENT" | "MANAGE_DOCUMENTS" | "COMPLETE" | "EXTEND" | "CANCEL" | "APPROVE_PAYMENT" | "REJECT_PAYMENT")[];
            buyerName: string;
            buyerReference: string | null;
            cancelReason: ("BUYER_NOT_PAID" | "BUYER_CANCELLED" | "FRAUD" | "LEGAL" | "PLATFORM_ERROR") | null;
            carrierBooking: {
                carrier: string;
                hasLabel: boolean;
                /** Format: date */
                pickupDate: string;
                /** @description Decimal string with two places, and its currency */
                price: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                reference: string;
                /** @constant */
                status: "SUCCEEDED";
            } | null;
            commercialInvoice: components["schemas"]["SaleDocument"] | null;
            confirmedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            declineNote: string | null;
            declineReasons: ("OUT_OF_STOCK" | "PRICE_INCORRECT" | "PRODUCT_DISCONTINUED" | "CANNOT_SHIP_TO_DESTINATION" | "SHIPPING_COST_TOO_HIGH" | "LEAD_TIME_TOO_LONG" | "BELOW_MINIMUM_AFTER_REDUCTION" | "BRAND_OR_REGION_RESTRICTION" | "DOCUMENT_OR_VAT_PROBLEM" | "WAREHOUSE_CLOSED" | "DUPLICATE_ORDER" | "BUYER_REQUESTED_CHANGE" | "OTHER")[];
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            documents: components["schemas"]["SaleDocument"][];
            /** @description Decimal string with two places, and its currency */
            expectedVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description While open: the deadline, the same value as expiresAt */
            expiredAt: string | null;
            expiredFrom: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            expiresAt: string | null;
            hasRead: boolean;
            /** @description Self-billed; null until it is issued */
            invoice: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                documentQid: string;
                /** @constant */
                documentType: "SELF_BILLED_INVOICE";
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                issuedAt: string;
                number: string;
                /** @description For download, below the API: sales/{qid}/invoice/ */
                path: string;
            } | null;
            lastAttempt: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                code: string | null;
                /** @enum {string} */
                status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            } | null;
            lineCount: number;
            lines: components["schemas"]["SaleLine"][];
            loads: {
                count: number;
                heightCm: number;
                lengthCm: number;
                /** @enum {string} */
                loadType: "PARCEL" | "PALLET";
                palletType: ("EUR" | "HALF" | "INDUSTRIAL" | "US" | "CUSTOM") | null;
                /** @description Per piece */
                weightKg: number;
                widthCm: number;
            }[];
            /** @description Decimal string with two places, and its currency */
            maximumShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Types the order must have before it is completed */
            missingDocuments: ("SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER")[];
            neighbours?: {
                next: string | null;
                previous: string | null;
            };
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            /** @description Order number, as people say it */
            order: string;
            payout: components["schemas"]["SalePayout"] | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Decimal string with two places, and its currency */
            requestedTotal: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            sellerShippingFee: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            sellerVat: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            shipmentGroup: {
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                status: string;
            };
            shipments: components["schemas"]["SaleShipment"][];
            shippingMethod: ("PLATFORM" | "SELLER") | null;
            slaAccepted: boolean;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            tasks: {
                /** @enum {string} */
                name: "quantities" | "sla" | "shipping" | "carrier" | "fees" | "payment" | "tracking" | "documents" | "complete";
                /** @enum {string} */
                status: "COMPLETED" | "NOT_STARTED" | "IN_PROGRESS" | "CANNOT_START" | "PROBLEM" | "NOT_NEEDED" | "NOT_ENTERED";
            }[];
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
        };
        SaleDocument: {
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            documentQid: string;
            /** @enum {string} */
            documentType: "SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER";
            metadata: {
                bytes: number;
                contentType: string;
                /** @description As people see it, with its ending */
                name: string;
                /**
                 * Format: date-time
                 * @description When the content last changed
                 */
                uploadedAt: string;
                uploadedBy: string;
            };
            version: number;
        };
        SaleEvent: {
            action: string;
            actor: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            at: string;
            from: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reason: string | null;
            to: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
        };
        SaleHit: {
            buyerReference: string | null;
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            /** @description What it was found by, lower-cased */
            matched: string;
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            /** @description Order number, as people say it */
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
        };
        SaleHits: {
            /** @description The one thing that the whole text names; a scan opens it at once */
            exact: string | null;
            /** @description More than these match */
            hasMore: boolean;
            results: components["schemas"]["SaleHit"][];
        };
        SaleLine: {
            brandName: string;
            confirmedQuantity: number | null;
            draftQuantity: number | null;
            gtin: string;
            productName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reductionNote: string | null;
            reductionReason: ("OUT_OF_STOCK" | "PARTIAL_STOCK" | "PRICE_CHANGED" | "DAMAGED_STOCK" | "SHORT_EXPIRY" | "BATCH_CODE_PROBLEM" | "UNIT_SIZE_MISMATCH" | "PRODUCT_DISCONTINUED" | "LISTING_ERROR" | "SHIPPING_RESTRICTION" | "OTHER") | null;
            requestedQuantity: number;
            shippedQuantity: number;
            /** @enum {string} */
            status: "REQUESTED" | "CONFIRMED" | "REDUCED" | "REMOVED" | "VOID";
            /** @description Decimal string with two places, and its currency */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /** @description Decimal string with two places, and its currency */
            unitPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            unitSize: number;
        };
        SaleList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SaleRow"][];
            size: number;
            tabs: {
                CURRENT: number;
                PAST: number;
            };
        };
        SalePayout: {
            accountEnding: string;
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            replyBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            requestedAt: string;
            /** @enum {string} */
            status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
        };
        SaleRow: {
            allowedActions: ("CONFIRM_QUANTITIES" | "RECONFIRM_QUANTITIES" | "DECLINE" | "UPDATE" | "BOOK_CARRIER" | "ADD_TRACKING" | "TRIGGER_PAYMENT" | "MANAGE_DOCUMENTS" | "COMPLETE" | "EXTEND" | "CANCEL" | "APPROVE_PAYMENT" | "REJECT_PAYMENT")[];
            buyerReference: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            destination: {
                city: string;
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                kind: "BUYER" | "WAREHOUSE";
                /** @enum {string} */
                region: "EUROPE" | "USA" | "WORLD";
            };
            /** @description While open: the deadline, the same value as expiresAt */
            expiredAt: string | null;
            expiredFrom: ("AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED") | null;
            expiresAt: string | null;
            hasRead: boolean;
            lineCount: number;
            /** @enum {string} */
            nextAction: "CONFIRM_QUANTITIES" | "ADD_SHIPPING_DETAILS" | "BOOK_CARRIER" | "UPLOAD_DOCUMENTS" | "COMPLETE_PROFILE" | "TRIGGER_PAYMENT" | "WAIT_FOR_APPROVAL" | "ADD_TRACKING" | "COMPLETE_ORDER" | "RESPOND_TO_CLAIM" | "NONE";
            /** @description Order number, as people say it */
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            shippingMethod: ("PLATFORM" | "SELLER") | null;
            /** @enum {string} */
            status: "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            /** @description Goods: confirmed once confirmed, requested before */
            total: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            version: number;
        };
        SaleShipment: {
            carrier: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /** @description Carried by a booking made here */
            isBooked: boolean;
            /** @description No carrier has scanned it yet */
            isRemovable: boolean;
            /** @description When the carrier was last heard of */
            lastEventAt: string | null;
            /** @description Day the booked carrier collects */
            pickupDate: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            status: string;
            trackAndTraceNumbers: string[];
        };
        SavedView: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            name: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description Filters and sort, as in the address of the list; empty for none */
            query: string;
            /** @enum {string} */
            screen: "orders";
            version: number;
        };
        SavedViewList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SavedView"][];
            size: number;
        };
        SellerLead: {
            allowedMoves: ("NEW" | "CONTACTED" | "STOCK_CHECK" | "QUALIFIED" | "ONBOARDING" | "COMPLETED_SUCCESSFUL" | "COMPLETED_UNSUCCESSFUL" | "DUPLICATE")[];
            /** @description What is left until the company can be approved */
            checklist: {
                isDone: boolean;
                key: string;
            }[];
            companyName: string;
            contactName: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            email: string;
            /** @description Empty when there is none */
            message: string;
            /** @description Ours; empty for everybody else */
            note: string;
            phone: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            reason: ("NO_RESPONSE" | "STOCK_NOT_COMPETITIVE" | "UNSUPPORTED_CATEGORY" | "COMPLIANCE" | "REGION" | "WITHDRAWN" | "OTHER") | null;
            /** @description The company it became */
            sellerQid: string | null;
            sellerStatus: string | null;
            slug: string;
            /** @enum {string} */
            status: "NEW" | "CONTACTED" | "STOCK_CHECK" | "QUALIFIED" | "ONBOARDING" | "COMPLETED_SUCCESSFUL" | "COMPLETED_UNSUCCESSFUL" | "DUPLICATE";
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
            website: string | null;
        };
        SellerLeadAnswer: {
            email: string;
            slug: string;
            /** @enum {string} */
            status: "NEW" | "CONTACTED" | "STOCK_CHECK" | "QUALIFIED" | "ONBOARDING" | "COMPLETED_SUCCESSFUL" | "COMPLETED_UNSUCCESSFUL" | "DUPLICATE";
        };
        SellerLeadList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SellerLead"][];
            size: number;
        };
        SellerRecommendation: {
            count: number;
            gtin: string | null;
            /** @enum {string} */
            kind: "MATCH_PRICE" | "RESTOCK" | "OFFER_TRENDING" | "CONFIRM_LIST";
            offerQid: string | null;
            title: string;
        };
        SellerRecommendations: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            results: components["schemas"]["SellerRecommendation"][];
        };
        SellerStats: {
            byNextAction: {
                [key: string]: number;
            };
            expiringWithin24Hours: number;
            needsYou: number;
            tabs: {
                CURRENT: number;
                PAST: number;
            };
        };
        SessionList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SessionRow"][];
            size: number;
        };
        SessionRow: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            lastSeenAt: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            userAgent: string | null;
        };
        Shipment: {
            carrier: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /** @description Carried by a booking made here */
            isBooked: boolean;
            /** @description No carrier has scanned it yet */
            isRemovable: boolean;
            /** @description When the carrier was last heard of */
            lastEventAt: string | null;
            order: string;
            /** @description Day the booked carrier collects */
            pickupDate: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            status: string;
            trackAndTraceNumbers: string[];
        };
        ShipmentDetail: {
            carrier: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            events: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                /** @enum {string} */
                code: "PICKED_UP" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "EXCEPTION" | "DELIVERED" | "RETURNED" | "LOST";
                location: string | null;
                number: string;
            }[];
            /** @description Carried by a booking made here */
            isBooked: boolean;
            /** @description No carrier has scanned it yet */
            isRemovable: boolean;
            /** @description When the carrier was last heard of */
            lastEventAt: string | null;
            order: string;
            /** @description Day the booked carrier collects */
            pickupDate: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            saleQid: string;
            status: string;
            trackAndTraceNumbers: string[];
        };
        StaffReadList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: {
                /**
                 * Format: date-time
                 * @description The first time within five minutes
                 */
                at: string;
                /** @enum {string} */
                kind: "ORDER" | "DOCUMENT" | "PAPER" | "CONVERSATION" | "PAYOUT" | "CLAIM";
                sellerName: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                sellerQid: string;
                staffName: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                staffQid: string;
            }[];
            size: number;
        };
        StockListRow: {
            /** @enum {string} */
            code: "CREATED" | "UPDATED" | "UNCHANGED" | "INVALID_GTIN" | "GTIN_CHECK_DIGIT" | "GTIN_UNKNOWN" | "DUPLICATE_GTIN" | "INVALID_PRICE" | "PRICE_OUTLIER" | "PRICE_BELOW_FLOOR" | "INVALID_INVENTORY" | "INVALID_SELLING_UNIT" | "CURRENCY_UNSUPPORTED";
            /** @description As it stands in the file, or 14 digits when it is right */
            gtin: string;
            /** @description Row of the sheet, counted from 1 */
            line: number;
            price: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            productName: string | null;
            stock: number | null;
            suggestion: string | null;
            unitSize: number | null;
            /** @description What the code is about, as it stands in the file */
            value: string;
        };
        StockListRows: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["StockListRow"][];
            size: number;
        };
        StockListTask: {
            allowedActions: ("map" | "apply" | "cancel" | "undo")[];
            /** @description The change of offers it made */
            batchQid: string | null;
            /** @description Rows by code */
            counts: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            expiresAt: string;
            failure: {
                code: string;
                message: string;
            } | null;
            fileName: string;
            /** @enum {string} */
            kind: "STOCK_LIST" | "CHECK_ONLY" | "GTIN_CHECK";
            /** @description As guessed or chosen */
            mapping: {
                /** @description Of every row, where no column tells it */
                currency?: ("EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF") | null;
                currencyColumn?: number | null;
                /** @description Column of the sheet, counted from 0 */
                gtin?: number;
                /** @description Row of the headings, counted from 1 */
                headingRow?: number;
                /** @description Column of the sheet, counted from 0 */
                inventory?: number;
                /** @description Column of the sheet, counted from 0 */
                price?: number;
                /** @description Column of the sheet, counted from 0 */
                sellingUnit?: number;
            } | null;
            /** @description The first rows of the sheet */
            preview: string[][];
            progress: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            rowsDone: number;
            rowsTotal: number;
            /** @enum {string} */
            status: "QUEUED" | "PARSING" | "MAPPING_REQUIRED" | "MATCHING" | "PREVIEW_READY" | "APPLYING" | "SUCCEEDED" | "PARTIALLY_SUCCEEDED" | "FAILED" | "CANCELLED";
            version: number;
        };
        Thread: {
            /** @enum {string} */
            category: "SHIPPING" | "QUANTITY" | "PRICE" | "DOCUMENTS" | "PAYMENT" | "CLAIM" | "TECHNICAL" | "OTHER";
            /** @description Number of the claim it is about */
            claim: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            messages: {
                /** @enum {string} */
                author: "SELLER" | "STAFF";
                authorName: string;
                body: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                createdAt: string;
                files: components["schemas"]["MessageFile"][];
                /** @description Read by the side it was written to */
                isRead: boolean;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
            }[];
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description As people say it */
            reference: string;
            /** @description By when Quayside answers; null when it is not our turn */
            replyBy: string | null;
            /** @description Messages to the caller’s side that were not read yet */
            unread: number;
        };
        ThreadList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Thread"][];
            size: number;
        };
        ThreadRows: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: {
                /** @enum {string} */
                category: "SHIPPING" | "QUANTITY" | "PRICE" | "DOCUMENTS" | "PAYMENT" | "CLAIM" | "TECHNICAL" | "OTHER";
                /** @description Its beginning */
                lastMessage: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                lastMessageAt: string;
                order: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                reference: string;
                replyBy: string | null;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                saleQid: string;
                sellerName: string;
                unread: number;
            }[];
            size: number;
        };
        TokenRecord: {
            /** @description Seconds since the epoch */
            accessExp: number;
            accessToken: string;
            signature: string;
        };
        TrendingProduct: {
            /** @description Share against the 30 days before; null: nobody looked then */
            change: number | null;
            gtin: string;
            isWatched: boolean;
            ownOfferQid: string | null;
            /** @description In the last 30 days */
            searches: number;
            variant: components["schemas"]["Variant"];
            /** @description Told from five on */
            watchers: number | null;
            winningPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
        };
        TrendingProducts: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["TrendingProduct"][];
            size: number;
        };
        User: {
            /** @description Account name, as greeted in the header */
            account: string;
            accountManager: {
                email: string;
                name: string;
                phone: string | null;
            } | null;
            company: {
                /** @description ISO 3166-1 alpha-2 */
                country: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                name: string;
                qid: string | null;
                registrationNumber: string | null;
                timeZone: string;
                vatNumber: string | null;
            };
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            email: string;
            expectedPauseEnd: string | null;
            /** @description Percent, two decimals */
            fee: string | null;
            isEmailVerified: boolean;
            isPhoneVerified: boolean;
            isSeller: boolean;
            /** @description Verified e-mail of the company’s own domain and a staff record (SES-12) */
            isStaff: boolean;
            isWarehouseUser: boolean;
            pauseReason: ("HOLIDAY" | "SELLER_REQUEST" | "EXPIRED_ORDERS" | "HIGH_DECLINE_RATE" | "HIGH_CLAIM_RATE" | "STALE_STOCK_LIST" | "MISSING_DOCUMENTS" | "INVALID_VAT" | "INVALID_BANK_DETAILS" | "OPEN_DISPUTE" | "COMPLIANCE_REVIEW" | "OTHER") | null;
            /** @description Asked for, and not confirmed yet: until then `email` stays the account’s, and verified if it was */
            pendingEmail: string | null;
            /** @description The same of the phone number, masked */
            pendingPhone: string | null;
            permissions: string[];
            phoneMasked: string | null;
            /** @enum {string} */
            pricingModel: "COMMISSION" | "NET_PRICE";
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            sellerStatus: ("ONBOARDING" | "IN_REVIEW" | "ACTIVE" | "PAUSED" | "SUSPENDED" | "REJECTED" | "CLOSED") | null;
            /** @description Keyed hash of the user id, for support chat identity (SES-11) */
            signature: string;
            slaAccepted: boolean;
        };
        Variant: {
            brand: {
                name: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                slug: string;
            };
            category: {
                name: string;
                slug: string;
            } | null;
            /** @description Short public id: with the slug the address of its page */
            fid: string;
            /** @description 14 digits */
            gtin: string;
            name: string;
            picture: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            size: string | null;
            slug: string;
        };
        VariantList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["Variant"][];
            size: number;
        };
        VariantMarket: {
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            /** @enum {string} */
            destination: "EUROPE" | "USA" | "WORLD";
            own: {
                /** @description Decimal string with two places, and its currency */
                effectivePrice: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                offerQid: string;
                rank: number | null;
            } | null;
            winning: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
        };
        VariantOffer: {
            /** @description What wins in that currency and region; null: nobody sells it */
            best: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            brand: {
                name: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                slug: string;
            };
            category: {
                name: string;
                slug: string;
            } | null;
            /** @description Short public id: with the slug the address of its page */
            fid: string;
            /** @description 14 digits */
            gtin: string;
            name: string;
            ownOfferQid: string | null;
            picture: string | null;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            size: string | null;
            slug: string;
        };
        VariantOfferList: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["VariantOffer"][];
            size: number;
        };
        VariantPriceHistory: {
            /** @enum {string} */
            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            results: {
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                /** @description Decimal string with two places, and its currency */
                winning: {
                    amount: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                };
            }[];
        };
        VariantSuggestions: {
            brands: {
                name: string;
                slug: string;
            }[];
            variants: {
                /** @description Short public id: with the slug the address of its page */
                fid: string;
                /** @description 14 digits */
                gtin: string;
                name: string;
                size: string | null;
                slug: string;
            }[];
        };
        VatValidation: {
            companyName: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string;
            taxNumber: string;
            /** @enum {string} */
            validationStatus: "VALID" | "INVALID" | "PENDING" | "UNABLE_TO_VALIDATE";
        };
        WarehousePackage: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            announcedAt: string;
            arrivedAt: string | null;
            buyerName: string;
            carrier: string;
            code: string;
            confirmedAt: string | null;
            /** @description ISO 3166-1 alpha-2 */
            destinationCountry: string;
            /** Format: date */
            expectedOn: string;
            lineCount: number;
            /** @description The bay it stands in */
            location: string | null;
            /** @description Which of the packages of its order that go to this warehouse */
            number: number;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description How many of them have arrived */
            received: number;
            sellerName: string;
            /** @enum {string} */
            status: "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            /** @description How many packages of its order go to this warehouse */
            total: number;
            trackingNumber: string;
            unitCount: number;
            version: number;
            weightKg: number;
        };
        WarehousePackageDetail: {
            allowedActions: ("arrive" | "confirm" | "report" | "resolve" | "undo")[];
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            announcedAt: string;
            arrivedAt: string | null;
            buyerName: string;
            carrier: string;
            code: string;
            confirmedAt: string | null;
            /** @description ISO 3166-1 alpha-2 */
            destinationCountry: string;
            discrepancies: {
                lineQid: string | null;
                note: string;
                photos: {
                    name: string;
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    qid: string;
                }[];
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
                quantity: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                reportedAt: string;
                reportedByName: string;
                resolution: ("ACCEPT_RECEIVED_QUANTITY" | "ACCEPT_AS_IS" | "RECOUNT" | "RELABEL" | "QUARANTINE" | "RETURN_TO_SELLER" | "DISPOSE" | "SEND_REMAINDER") | null;
                resolvedAt: string | null;
                resolvedByName: string | null;
                /** @enum {string} */
                type: "SHORT" | "OVER" | "DAMAGED" | "WRONG_ITEM" | "UNEXPECTED" | "EXPIRED_OR_SHORT_DATED" | "DECODED" | "WRONG_OR_MISSING_LABEL" | "PACKAGING_FAILURE" | "WEIGHT_MISMATCH" | "DOCUMENT_MISSING";
            }[];
            /** @description Newest first */
            events: {
                action: string;
                actorName: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                from: ("ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED") | null;
                note: string;
                /** @enum {string} */
                to: "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            }[];
            /** Format: date */
            expectedOn: string;
            lineCount: number;
            lines: {
                announced: number;
                brandName: string;
                damaged: number;
                expiresOn: string | null;
                gtin: string;
                lot: string | null;
                productName: string;
                /**
                 * Format: uuid
                 * @description Of the order’s line
                 */
                qid: string;
                /** @description null: not counted yet */
                received: number | null;
                unitSize: number;
            }[];
            /** @description The bay it stands in */
            location: string | null;
            /** @description Which of the packages of its order that go to this warehouse */
            number: number;
            order: string;
            /** @description Where to put it */
            proposedLocation: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            /** @description How many of them have arrived */
            received: number;
            sellerName: string;
            shipment: {
                number: string;
                /**
                 * Format: uuid
                 * @description Opaque id (UUIDv7)
                 */
                qid: string;
            } | null;
            sscc: string | null;
            /** @enum {string} */
            status: "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            /** @description How many packages of its order go to this warehouse */
            total: number;
            trackingNumber: string;
            unitCount: number;
            version: number;
            weightKg: number;
        };
        WarehouseShipment: {
            buyerName: string;
            carrier: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            destinationCity: string;
            /** @description ISO 3166-1 alpha-2 */
            destinationCountry: string;
            driverName: string | null;
            number: string;
            ownerName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            ownerQid: string;
            packageCount: number;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            readyAt: string | null;
            shippedAt: string | null;
            /** @enum {string} */
            status: "OPEN" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            trackingNumber: string | null;
            version: number;
            weightKg: number | null;
        };
        WarehouseShipmentDetail: {
            allowedActions: ("add" | "remove" | "ready" | "reopen" | "dispatch" | "take_over" | "undo")[];
            buyerName: string;
            carrier: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            destinationCity: string;
            /** @description ISO 3166-1 alpha-2 */
            destinationCountry: string;
            driverName: string | null;
            events: {
                action: string;
                actorName: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 time in UTC
                 */
                at: string;
                note: string;
            }[];
            /** @description Confirmed packages for the same buyer and destination that are in no shipment */
            missing: components["schemas"]["WarehousePackage"][];
            number: string;
            ownerName: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            ownerQid: string;
            packageCount: number;
            packages: components["schemas"]["WarehousePackage"][];
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            readyAt: string | null;
            shippedAt: string | null;
            /** @enum {string} */
            status: "OPEN" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            trackingNumber: string | null;
            version: number;
            weightKg: number | null;
        };
        Watchlist: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["WatchlistItem"][];
            size: number;
        };
        WatchlistItem: {
            areTargetsMet: boolean;
            /** @description Of the market in the company’s currency */
            bestPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            createdAt: string;
            gtin: string;
            isAvailable: boolean;
            /** @description Units of all sellers together, told up to 1,000 */
            stock: number;
            targetPrice: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            } | null;
            targetQuantity: number | null;
            variant: components["schemas"]["Variant"];
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAddresses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description One or several, separated by commas: addresses with any of them */
                usageTypes?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "companyName": "Waldhuis B.V.",
                     *           "billingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "shippingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "usageTypes": [
                     *             "BILLING"
                     *           ],
                     *           "line1": "Keileweg 14",
                     *           "line2": "An example",
                     *           "postalCode": "An example",
                     *           "city": "Rotterdam",
                     *           "region": "An example",
                     *           "country": "NL",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAddresses: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyName": "Waldhuis B.V.",
                 *       "usageTypes": [
                 *         "BILLING"
                 *       ],
                 *       "line1": "Keileweg 14",
                 *       "line2": "",
                 *       "postalCode": "",
                 *       "city": "Rotterdam",
                 *       "region": "",
                 *       "country": "NL"
                 *     }
                 */
                "application/json": {
                    city: string;
                    companyName: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    line1: string;
                    /** @default  */
                    line2?: "" | string;
                    /** @default  */
                    postalCode?: "" | string;
                    /** @default  */
                    region?: "" | string;
                    usageTypes: ("BILLING" | "SHIPPING" | "PICKUP" | "RETURNS")[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "companyName": "Waldhuis B.V.",
                     *       "billingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "shippingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "usageTypes": [
                     *         "BILLING"
                     *       ],
                     *       "line1": "Keileweg 14",
                     *       "line2": "An example",
                     *       "postalCode": "An example",
                     *       "city": "Rotterdam",
                     *       "region": "An example",
                     *       "country": "NL",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "companyName": "Waldhuis B.V.",
                     *       "billingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "shippingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "usageTypes": [
                     *         "BILLING"
                     *       ],
                     *       "line1": "Keileweg 14",
                     *       "line2": "An example",
                     *       "postalCode": "An example",
                     *       "city": "Rotterdam",
                     *       "region": "An example",
                     *       "country": "NL",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyName": "Waldhuis B.V.",
                 *       "usageTypes": [
                 *         "BILLING"
                 *       ],
                 *       "line1": "Keileweg 14",
                 *       "line2": "",
                 *       "postalCode": "",
                 *       "city": "Rotterdam",
                 *       "region": "",
                 *       "country": "NL",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    city: string;
                    companyName: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    line1: string;
                    /** @default  */
                    line2?: "" | string;
                    /** @default  */
                    postalCode?: "" | string;
                    /** @default  */
                    region?: "" | string;
                    usageTypes: ("BILLING" | "SHIPPING" | "PICKUP" | "RETURNS")[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "companyName": "Waldhuis B.V.",
                     *       "billingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "shippingAddressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "usageTypes": [
                     *         "BILLING"
                     *       ],
                     *       "line1": "Keileweg 14",
                     *       "line2": "An example",
                     *       "postalCode": "An example",
                     *       "city": "Rotterdam",
                     *       "region": "An example",
                     *       "country": "NL",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "password": "An example"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "email": "orders@waldhuis.example",
                     *         "country": "NL",
                     *         "account": "Femke de Vries",
                     *         "pricingModel": "COMMISSION",
                     *         "createdAt": "2026-11-23T09:30:00.000Z",
                     *         "company": {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "name": "Femke de Vries",
                     *           "country": "NL",
                     *           "currency": "EUR",
                     *           "timeZone": "An example",
                     *           "vatNumber": "An example",
                     *           "registrationNumber": "An example"
                     *         },
                     *         "signature": "An example",
                     *         "isPhoneVerified": true,
                     *         "isEmailVerified": true,
                     *         "isWarehouseUser": true,
                     *         "isSeller": true,
                     *         "isStaff": true,
                     *         "phoneMasked": "An example",
                     *         "pendingEmail": "orders@waldhuis.example",
                     *         "pendingPhone": "+31201234567",
                     *         "accountManager": {
                     *           "name": "Femke de Vries",
                     *           "email": "orders@waldhuis.example",
                     *           "phone": "+31201234567"
                     *         },
                     *         "sellerStatus": "ONBOARDING",
                     *         "pauseReason": "HOLIDAY",
                     *         "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *         "fee": "An example",
                     *         "slaAccepted": true,
                     *         "permissions": [
                     *           "An example"
                     *         ]
                     *       },
                     *       "accessToken": "An example",
                     *       "accessExp": 1,
                     *       "signature": "An example"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: {
                rotate?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "An example",
                     *       "accessExp": 1,
                     *       "signature": "An example"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenRecord"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthTokenValidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "An example"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "exp": 1
                     *     }
                     */
                    "application/json": {
                        exp: number;
                        /** @enum {boolean} */
                        valid: true;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBrands: {
        parameters: {
            query?: {
                page?: number;
                premium?: "true" | "false";
                search?: string;
                size?: number;
                /** @description One or several, separated by commas */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "isPremium": true,
                     *           "description": "An example",
                     *           "products": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "slug": "An example",
                     *       "name": "Femke de Vries",
                     *       "isPremium": true,
                     *       "description": "An example",
                     *       "products": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBrandRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "isPremium": true,
                     *           "description": "An example",
                     *           "products": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBrandsContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "orders@waldhuis.example",
                     *       "phone": "+31201234567"
                     *     }
                     */
                    "application/json": components["schemas"]["BrandContact"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postBrandsRequest: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Femke de Vries",
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    name: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "OPEN"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueRequestAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "An example",
                     *           "name": "Femke de Vries",
                     *           "takesBookings": true,
                     *           "trackingExample": "An example",
                     *           "trackingUrl": "An example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Carrier"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCarriersEvents: {
        parameters: {
            query?: never;
            header?: {
                "x-quayside-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "id": "An example",
                 *           "carrier": "An example",
                 *           "number": "An example",
                 *           "code": "PICKED_UP",
                 *           "at": "2026-11-23T09:30:00.000Z",
                 *           "location": "An example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    events: {
                        /**
                         * Format: date-time
                         * @description ISO 8601 time in UTC
                         */
                        at: string;
                        carrier: string;
                        /** @enum {string} */
                        code: "PICKED_UP" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "EXCEPTION" | "DELIVERED" | "RETURNED" | "LOST";
                        id: string;
                        /** @default null */
                        location?: string | null;
                        number: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": 1,
                     *       "unknown": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Events that were new */
                        taken: number;
                        /** @description Numbers no shipment has */
                        unknown: string[];
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "parentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "products": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClaims: {
        parameters: {
            query?: {
                page?: number;
                /** @description Opaque id (UUIDv7) */
                saleQid?: string;
                search?: string;
                size?: number;
                sort?: "dueAt" | "-submittedAt" | "submittedAt" | "-amount" | "amount";
                status?: "NEEDS_YOU" | "OPEN" | "CLOSED" | "SUBMITTED" | "AWAITING_EVIDENCE" | "UNDER_REVIEW" | "AWAITING_SELLER" | "APPROVED" | "PARTIALLY_APPROVED" | "REJECTED" | "SETTLED" | "WITHDRAWN" | "CLOSED_NO_RESPONSE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "number": "An example",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "orderFid": "An example",
                     *           "type": "MISSING_ITEM",
                     *           "status": "SUBMITTED",
                     *           "quantity": 1,
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "submittedAt": "2026-11-23T09:30:00.000Z",
                     *           "dueAt": "2026-11-23T09:30:00.000Z",
                     *           "nextAction": "RESPOND",
                     *           "allowedActions": [
                     *             "ADD_EVIDENCE"
                     *           ],
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "tabs": {
                     *         "NEEDS_YOU": 1,
                     *         "OPEN": 1,
                     *         "CLOSED": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaims: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "type": "MISSING_ITEM",
                 *       "description": "An example",
                 *       "lines": [
                 *         {
                 *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "evidence": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    description: string;
                    /** @default [] */
                    evidence?: string[];
                    lines: {
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        lineQid: string;
                        quantity: number;
                    }[];
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    saleQid: string;
                    /** @enum {string} */
                    type: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "INVOICE_OR_PRICE_ERROR";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimAppeal: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    reason: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimAskSeller: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    message: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimDecide: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fault": "SELLER",
                 *       "resolution": "REFUND",
                 *       "lines": [
                 *         {
                 *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "amount": {
                 *             "amount": "1234.56",
                 *             "currency": "EUR"
                 *           }
                 *         }
                 *       ],
                 *       "note": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    fault: "SELLER" | "CARRIER" | "WAREHOUSE" | "BUYER" | "PLATFORM" | "UNDETERMINED";
                    lines: {
                        amount: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        lineQid: string;
                    }[];
                    note: string;
                    /** @enum {string} */
                    resolution: "REFUND" | "PARTIAL_REFUND" | "RESHIP" | "WALLET_CREDIT" | "RETURN_AND_REFUND" | "NO_ACTION";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimEvidenceEvaluation: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EvidenceEvaluation"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimEvidence: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "PACKAGE_OUTSIDE",
                 *       "file": [
                 *         "the file"
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    file: Blob[];
                    /** @enum {string} */
                    kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClaimEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                evidenceQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimRespond: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "ACCEPT",
                 *       "message": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    answer: "ACCEPT" | "CONTEST";
                    message: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimWithdraw: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    reason?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimsEvidenceEvaluation: {
        parameters: {
            query: {
                /** @description Opaque id (UUIDv7) */
                saleQid: string;
                type: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "LOST_SHIPMENT" | "INVOICE_OR_PRICE_ERROR" | "WAREHOUSE_DISCREPANCY";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "PACKAGE_OUTSIDE",
                 *       "file": [
                 *         "the file"
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    file: Blob[];
                    /** @enum {string} */
                    kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EvidenceEvaluation"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClaimsLostShipmentClaim: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "description": "An example",
                 *       "contestsDelivery": true
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    contestsDelivery?: boolean;
                    description: string;
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    saleQid: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "orderFid": "An example",
                     *       "type": "MISSING_ITEM",
                     *       "status": "SUBMITTED",
                     *       "quantity": 1,
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "approvedAmount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "submittedAt": "2026-11-23T09:30:00.000Z",
                     *       "dueAt": "2026-11-23T09:30:00.000Z",
                     *       "nextAction": "RESPOND",
                     *       "allowedActions": [
                     *         "ADD_EVIDENCE"
                     *       ],
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "version": 1,
                     *       "description": "An example",
                     *       "openedBy": "BUYER",
                     *       "lines": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "gtin": "09506000134352",
                     *           "quantity": 1,
                     *           "shippedQuantity": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "claimedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "maximumAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "approvedAmount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "evidence": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "party": "BUYER",
                     *           "fileName": "Femke de Vries",
                     *           "mediaType": "image/jpeg",
                     *           "bytes": 1,
                     *           "addedAt": "2026-11-23T09:30:00.000Z",
                     *           "addedBy": "An example"
                     *         }
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "kind": "PACKAGE_OUTSIDE",
                     *           "verdict": "OK",
                     *           "isSatisfied": true
                     *         }
                     *       ],
                     *       "saleProcessingDetails": {
                     *         "sellerResponse": "ACCEPT",
                     *         "sellerMessage": "Two cartons arrived with a dent.",
                     *         "respondedAt": "2026-11-23T09:30:00.000Z",
                     *         "respondBy": "2026-11-23T09:30:00.000Z",
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "decisionNote": "Two cartons arrived with a dent.",
                     *         "decidedAt": "2026-11-23T09:30:00.000Z",
                     *         "approvedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "settledAt": "2026-11-23T09:30:00.000Z",
                     *         "refundedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedAmount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "deductedInPayoutQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "toleranceApplied": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "appeal": {
                     *         "by": "BUYER",
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "appealBy": "2026-11-23T09:30:00.000Z",
                     *       "amountIfAccepted": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "amountLeft": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "SUBMITTED",
                     *           "to": "SUBMITTED",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "updatedAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postEmailValidation: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "orders@waldhuis.example",
                     *       "status": "VALID",
                     *       "didYouMean": "An example"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailValidation"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description true: answers what happened since Last-Event-ID and ends, where no stream gets through */
                once?: "true" | "false";
                /** @description Milliseconds since the page began to load, while it has received no event: what happened since is told first, or `resync` when that is not known any more */
                pageAge?: number;
            };
            header?: {
                /** @description The last event that was received */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events: `change` with a LiveChange, `resync` when something may have been missed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveChange"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFormsNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "page": "/orders/"
                 *     }
                 */
                "application/json": {
                    email: string;
                    page?: string;
                };
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "An example",
                     *       "environment": "development",
                     *       "flags": {
                     *         "An example": true
                     *       },
                     *       "limits": {
                     *         "maximumPage": 1,
                     *         "maximumPageSize": 1,
                     *         "uploadBytes": 1
                     *       },
                     *       "slaVersion": "An example",
                     *       "legalEntities": {
                     *         "uk": {
                     *           "name": "Femke de Vries",
                     *           "address": "An example",
                     *           "city": "Rotterdam",
                     *           "postcode": "3029 BS",
                     *           "country": "NL",
                     *           "phone": "+31201234567"
                     *         },
                     *         "eu": {
                     *           "name": "Femke de Vries",
                     *           "address": "An example",
                     *           "city": "Rotterdam",
                     *           "postcode": "3029 BS",
                     *           "country": "NL",
                     *           "phone": "+31201234567"
                     *         }
                     *       },
                     *       "mailboxes": {
                     *         "sales": "An example",
                     *         "support": "An example",
                     *         "procurement": "An example",
                     *         "fulfilment": "An example",
                     *         "success": "An example"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Info"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalCatalogueRequests: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "OPEN" | "ADDED" | "DECLINED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "BRAND",
                     *           "status": "OPEN",
                     *           "text": "Two cartons arrived with a dent.",
                     *           "gtins": [
                     *             "09506000134352"
                     *           ],
                     *           "requestedBy": "An example",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "answer": "An example",
                     *           "answeredAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueRequestList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalCatalogueRequestAnswer: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "ADDED",
                 *       "answer": "An example",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    answer: string;
                    /** @enum {string} */
                    status: "ADDED" | "DECLINED";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "BRAND",
                     *       "status": "OPEN",
                     *       "text": "Two cartons arrived with a dent.",
                     *       "gtins": [
                     *         "09506000134352"
                     *       ],
                     *       "requestedBy": "An example",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "answer": "An example",
                     *       "answeredAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueRequest"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalDecisions: {
        parameters: {
            query?: {
                kind?: "PAYMENT" | "CANCELLATION" | "REVERSAL" | "CLAIM";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "kind": "PAYMENT",
                     *           "status": "PROPOSED",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "reason": "Two cartons arrived with a dent.",
                     *           "claim": {
                     *             "fault": "SELLER",
                     *             "resolution": "REFUND",
                     *             "lines": [
                     *               {
                     *                 "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *                 "amount": {
                     *                   "amount": "1234.56",
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "by": "An example",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "concludedBy": "An example",
                     *           "concludedAt": "2026-11-23T09:30:00.000Z",
                     *           "allowedActions": [
                     *             "CONFIRM"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Decision"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalDecisionConfirm: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Of the payment, claim or order as the caller saw it; absent: no check */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "PAYMENT",
                     *       "status": "PROPOSED",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "reason": "Two cartons arrived with a dent.",
                     *       "claim": {
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "lines": [
                     *           {
                     *             "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "amount": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "by": "An example",
                     *       "at": "2026-11-23T09:30:00.000Z",
                     *       "concludedBy": "An example",
                     *       "concludedAt": "2026-11-23T09:30:00.000Z",
                     *       "allowedActions": [
                     *         "CONFIRM"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalDecisionReject: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    reason: string;
                    /** @description Of the payment, claim or order as the caller saw it; absent: no check */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "PAYMENT",
                     *       "status": "PROPOSED",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "reason": "Two cartons arrived with a dent.",
                     *       "claim": {
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "lines": [
                     *           {
                     *             "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "amount": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "by": "An example",
                     *       "at": "2026-11-23T09:30:00.000Z",
                     *       "concludedBy": "An example",
                     *       "concludedAt": "2026-11-23T09:30:00.000Z",
                     *       "allowedActions": [
                     *         "CONFIRM"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalDecisionWithdraw: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "PAYMENT",
                     *       "status": "PROPOSED",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "reason": "Two cartons arrived with a dent.",
                     *       "claim": {
                     *         "fault": "SELLER",
                     *         "resolution": "REFUND",
                     *         "lines": [
                     *           {
                     *             "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "amount": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "by": "An example",
                     *       "at": "2026-11-23T09:30:00.000Z",
                     *       "concludedBy": "An example",
                     *       "concludedAt": "2026-11-23T09:30:00.000Z",
                     *       "allowedActions": [
                     *         "CONFIRM"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalInitialcheck: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dealId": "An example",
                 *       "file": "the file"
                 *     }
                 */
                "multipart/form-data": {
                    dealId?: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalInitialcheckReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalPayments: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "PENDING_APPROVAL" | "UNRESOLVED" | "FAILED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "status": "PENDING_APPROVAL",
                     *           "sellerName": "Femke de Vries",
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "accountEnding": "An example",
                     *           "requestedAt": "2026-11-23T09:30:00.000Z",
                     *           "replyBy": "2026-11-23T09:30:00.000Z",
                     *           "reasons": [
                     *             "OVER_AUTO_LIMIT"
                     *           ],
                     *           "approvals": 1,
                     *           "approvalsNeeded": 1,
                     *           "approvedByMe": true,
                     *           "secondApproval": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "kind": "PAYMENT",
                     *             "status": "PROPOSED",
                     *             "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "order": "Q-2026-004711",
                     *             "sellerName": "Femke de Vries",
                     *             "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "amount": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             },
                     *             "reason": "Two cartons arrived with a dent.",
                     *             "claim": {
                     *               "fault": "SELLER",
                     *               "resolution": "REFUND",
                     *               "lines": [
                     *                 {
                     *                   "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *                   "amount": {
                     *                     "amount": "1234.56",
                     *                     "currency": "EUR"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             "by": "An example",
                     *             "at": "2026-11-23T09:30:00.000Z",
                     *             "concludedBy": "An example",
                     *             "concludedAt": "2026-11-23T09:30:00.000Z",
                     *             "allowedActions": [
                     *               "CONFIRM"
                     *             ]
                     *           },
                     *           "sentAt": "2026-11-23T09:30:00.000Z",
                     *           "transferQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "providerReference": "An example",
                     *           "providerState": "An example",
                     *           "failureCode": "An example"
                     *         }
                     *       ],
                     *       "tabs": {
                     *         "PENDING_APPROVAL": 1,
                     *         "UNRESOLVED": 1,
                     *         "FAILED": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["PaymentInReview"][];
                        size: number;
                        tabs: {
                            FAILED: number;
                            PENDING_APPROVAL: number;
                            UNRESOLVED: number;
                        };
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalPaymentApprove: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "PENDING_APPROVAL",
                     *       "approvals": 1,
                     *       "approvalsNeeded": 1
                     *     }
                     */
                    "application/json": {
                        approvals: number;
                        approvalsNeeded: number;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        saleQid: string;
                        /** @enum {string} */
                        status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalPaymentReconcile: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "PAID",
                 *       "statementReference": "An example",
                 *       "amount": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    amount: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    note: string;
                    /** @enum {string} */
                    outcome: "PAID";
                    statementReference: string;
                } | {
                    note: string;
                    /** @enum {string} */
                    outcome: "FAILED";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "PENDING_APPROVAL",
                     *       "approvals": 1,
                     *       "approvalsNeeded": 1
                     *     }
                     */
                    "application/json": {
                        approvals: number;
                        approvalsNeeded: number;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        saleQid: string;
                        /** @enum {string} */
                        status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalPaymentReject: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "PENDING_APPROVAL",
                     *       "approvals": 1,
                     *       "approvalsNeeded": 1
                     *     }
                     */
                    "application/json": {
                        approvals: number;
                        approvalsNeeded: number;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        saleQid: string;
                        /** @enum {string} */
                        status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalPaymentRetry: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "PENDING_APPROVAL",
                     *       "approvals": 1,
                     *       "approvalsNeeded": 1
                     *     }
                     */
                    "application/json": {
                        approvals: number;
                        approvalsNeeded: number;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        saleQid: string;
                        /** @enum {string} */
                        status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalPaymentReversalCost: {
        parameters: {
            query: {
                amount: string;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refund": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "owed": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "takesTwo": true
                     *     }
                     */
                    "application/json": {
                        /** @description What the seller’s next payout falls by: the goods less commission and its VAT */
                        owed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /** @description Goods that go back to the buyer */
                        refund: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /** @description Above the four-eyes limit: a second person has to confirm it */
                        takesTwo: boolean;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalPaymentReverse: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "reason": "Two cartons arrived with a dent.",
                 *       "refundable": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": {
                    amount: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    reason: string;
                    /** @description What was left of the goods as the caller saw it; another amount is stale. Absent: no check */
                    refundable?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "carryOverQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "owed": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "currency": "EUR",
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description Null while it waits for a second person */
                        carryOverQid: string | null;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        /** @description Decimal string with two places, and its currency */
                        owed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /** @description A decision above the four-eyes limit that waits for a second person; null: none does */
                        secondApproval: components["schemas"]["Decision"] | null;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalPaymentsBankFile: {
        parameters: {
            query: {
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalPaymentsOfOrder: {
        parameters: {
            query: {
                order: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalSellers: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                status?: "ONBOARDING" | "IN_REVIEW" | "ACTIVE" | "PAUSED" | "SUSPENDED" | "REJECTED" | "CLOSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "name": "Femke de Vries",
                     *           "status": "ONBOARDING",
                     *           "pauseReason": "HOLIDAY",
                     *           "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *           "statusNote": "Two cartons arrived with a dent.",
                     *           "country": "NL",
                     *           "currency": "EUR",
                     *           "fee": "An example",
                     *           "allowedEvents": [
                     *             "approve"
                     *           ],
                     *           "profile": {
                     *             "name": "Femke de Vries",
                     *             "registrationNumber": "An example",
                     *             "vat": {
                     *               "countryCode": "NL",
                     *               "taxNumber": "An example",
                     *               "companyName": "Waldhuis B.V.",
                     *               "validationStatus": "VALID"
                     *             },
                     *             "discount": "An example",
                     *             "shipDirectTo": {
                     *               "regions": [
                     *                 "EUROPE"
                     *               ],
                     *               "countries": [
                     *                 "NL"
                     *               ]
                     *             },
                     *             "sellTo": {
                     *               "regions": [
                     *                 "EUROPE"
                     *               ],
                     *               "countries": [
                     *                 "NL"
                     *               ]
                     *             },
                     *             "shippingFrom": [
                     *               {
                     *                 "country": "NL",
                     *                 "leadDays": 1
                     *               }
                     *             ],
                     *             "terms": [
                     *               {
                     *                 "region": "EUROPE",
                     *                 "minimumOrderValue": {
                     *                   "amount": "1234.56",
                     *                   "currency": "EUR"
                     *                 },
                     *                 "shippingCost": {
                     *                   "amount": "1234.56",
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "nextFee": {
                     *               "fee": "An example",
                     *               "from": "2026-11-23T09:30:00.000Z",
                     *               "needsApproval": true
                     *             },
                     *             "status": "An example",
                     *             "statusNote": "Two cartons arrived with a dent.",
                     *             "complete": [
                     *               "discount"
                     *             ],
                     *             "missingForPayment": [
                     *               "discount"
                     *             ],
                     *             "version": 1
                     *           },
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InternalSellerList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "name": "Femke de Vries",
                     *       "status": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "statusNote": "Two cartons arrived with a dent.",
                     *       "country": "NL",
                     *       "currency": "EUR",
                     *       "fee": "An example",
                     *       "allowedEvents": [
                     *         "approve"
                     *       ],
                     *       "profile": {
                     *         "name": "Femke de Vries",
                     *         "registrationNumber": "An example",
                     *         "vat": {
                     *           "countryCode": "NL",
                     *           "taxNumber": "An example",
                     *           "companyName": "Waldhuis B.V.",
                     *           "validationStatus": "VALID"
                     *         },
                     *         "discount": "An example",
                     *         "shipDirectTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "sellTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "shippingFrom": [
                     *           {
                     *             "country": "NL",
                     *             "leadDays": 1
                     *           }
                     *         ],
                     *         "terms": [
                     *           {
                     *             "region": "EUROPE",
                     *             "minimumOrderValue": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             },
                     *             "shippingCost": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "nextFee": {
                     *           "fee": "An example",
                     *           "from": "2026-11-23T09:30:00.000Z",
                     *           "needsApproval": true
                     *         },
                     *         "status": "An example",
                     *         "statusNote": "Two cartons arrived with a dent.",
                     *         "complete": [
                     *           "discount"
                     *         ],
                     *         "missingForPayment": [
                     *           "discount"
                     *         ],
                     *         "version": 1
                     *       },
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InternalSeller"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalSellerFee: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isAgreed": true
                 *     }
                 */
                "application/json": {
                    isAgreed: boolean;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "name": "Femke de Vries",
                     *       "status": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "statusNote": "Two cartons arrived with a dent.",
                     *       "country": "NL",
                     *       "currency": "EUR",
                     *       "fee": "An example",
                     *       "allowedEvents": [
                     *         "approve"
                     *       ],
                     *       "profile": {
                     *         "name": "Femke de Vries",
                     *         "registrationNumber": "An example",
                     *         "vat": {
                     *           "countryCode": "NL",
                     *           "taxNumber": "An example",
                     *           "companyName": "Waldhuis B.V.",
                     *           "validationStatus": "VALID"
                     *         },
                     *         "discount": "An example",
                     *         "shipDirectTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "sellTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "shippingFrom": [
                     *           {
                     *             "country": "NL",
                     *             "leadDays": 1
                     *           }
                     *         ],
                     *         "terms": [
                     *           {
                     *             "region": "EUROPE",
                     *             "minimumOrderValue": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             },
                     *             "shippingCost": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "nextFee": {
                     *           "fee": "An example",
                     *           "from": "2026-11-23T09:30:00.000Z",
                     *           "needsApproval": true
                     *         },
                     *         "status": "An example",
                     *         "statusNote": "Two cartons arrived with a dent.",
                     *         "complete": [
                     *           "discount"
                     *         ],
                     *         "missingForPayment": [
                     *           "discount"
                     *         ],
                     *         "version": 1
                     *       },
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InternalSeller"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalSellerStatus: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "approve",
                 *       "reason": "HOLIDAY",
                 *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    event: "approve" | "send_back" | "reject" | "pause" | "resume" | "suspend" | "reinstate" | "close";
                    /** @description Null: until it is settled */
                    expectedPauseEnd?: string | null;
                    /** @description Told to the company */
                    note?: string;
                    /**
                     * @description Of a pause
                     * @enum {string}
                     */
                    reason?: "HOLIDAY" | "SELLER_REQUEST" | "EXPIRED_ORDERS" | "HIGH_DECLINE_RATE" | "HIGH_CLAIM_RATE" | "STALE_STOCK_LIST" | "MISSING_DOCUMENTS" | "INVALID_VAT" | "INVALID_BANK_DETAILS" | "OPEN_DISPUTE" | "COMPLIANCE_REVIEW" | "OTHER";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "name": "Femke de Vries",
                     *       "status": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "statusNote": "Two cartons arrived with a dent.",
                     *       "country": "NL",
                     *       "currency": "EUR",
                     *       "fee": "An example",
                     *       "allowedEvents": [
                     *         "approve"
                     *       ],
                     *       "profile": {
                     *         "name": "Femke de Vries",
                     *         "registrationNumber": "An example",
                     *         "vat": {
                     *           "countryCode": "NL",
                     *           "taxNumber": "An example",
                     *           "companyName": "Waldhuis B.V.",
                     *           "validationStatus": "VALID"
                     *         },
                     *         "discount": "An example",
                     *         "shipDirectTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "sellTo": {
                     *           "regions": [
                     *             "EUROPE"
                     *           ],
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         },
                     *         "shippingFrom": [
                     *           {
                     *             "country": "NL",
                     *             "leadDays": 1
                     *           }
                     *         ],
                     *         "terms": [
                     *           {
                     *             "region": "EUROPE",
                     *             "minimumOrderValue": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             },
                     *             "shippingCost": {
                     *               "amount": "1234.56",
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "nextFee": {
                     *           "fee": "An example",
                     *           "from": "2026-11-23T09:30:00.000Z",
                     *           "needsApproval": true
                     *         },
                     *         "status": "An example",
                     *         "statusNote": "Two cartons arrived with a dent.",
                     *         "complete": [
                     *           "discount"
                     *         ],
                     *         "missingForPayment": [
                     *           "discount"
                     *         ],
                     *         "version": 1
                     *       },
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InternalSeller"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalShipmentEvents: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "PICKED_UP",
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    code: "PICKED_UP" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "EXCEPTION" | "DELIVERED" | "RETURNED" | "LOST";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "An example",
                     *       "carrier": "An example",
                     *       "trackAndTraceNumbers": [
                     *         "An example"
                     *       ],
                     *       "pickupDate": "2026-11-23",
                     *       "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *       "isBooked": true,
                     *       "isRemovable": true,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "events": [
                     *         {
                     *           "number": "An example",
                     *           "code": "PICKED_UP",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalStaffReads: {
        parameters: {
            query?: {
                page?: number;
                /** @description Opaque id (UUIDv7) */
                sellerQid?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "kind": "ORDER",
                     *           "staffQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "staffName": "Femke de Vries",
                     *           "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "sellerName": "Femke de Vries"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffReadList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalTestClaim: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "type": "MISSING_ITEM",
                 *       "description": "An example",
                 *       "answerWithinSeconds": 1
                 *     }
                 */
                "application/json": {
                    /** @description Asks the seller at once */
                    answerWithinSeconds?: number;
                    /** @default Made for a test. */
                    description?: string;
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    saleQid: string;
                    /**
                     * @default LOST_SHIPMENT
                     * @enum {string}
                     */
                    type?: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "LOST_SHIPMENT" | "INVOICE_OR_PRICE_ERROR" | "WAREHOUSE_DISCREPANCY";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example"
                     *     }
                     */
                    "application/json": {
                        number: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalTestSale: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "lines": 1,
                 *       "expiresInMinutes": 1,
                 *       "currency": "EUR",
                 *       "unitPrice": "1234.56",
                 *       "destinationCountry": "NL"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    currency?: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    /** @description ISO 3166-1 alpha-2 */
                    destinationCountry?: string;
                    expiresInMinutes?: number;
                    /** @default 3 */
                    lines?: number;
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    sellerQid?: string;
                    unitPrice?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711"
                     *     }
                     */
                    "application/json": {
                        order: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInternalThreads: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description true: only those that wait for an answer */
                waiting?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "reference": "An example",
                     *           "category": "SHIPPING",
                     *           "lastMessage": "Two cartons arrived with a dent.",
                     *           "lastMessageAt": "2026-11-23T09:30:00.000Z",
                     *           "replyBy": "2026-11-23T09:30:00.000Z",
                     *           "unread": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ThreadRows"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalThreadMessages: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Two cartons arrived with a dent.",
                 *       "files": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files sent before to `sales/{qid}/threads/files/`, within a day */
                    files?: string[];
                    message: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601 time in UTC
                         */
                        createdAt: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalThreadRead: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": "2026-11-23T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Time of the newest message that was shown; later ones stay unread
                     */
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMonduApply: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    limit: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "APPLIED",
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CreditApplication"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description true: only what was not read yet */
                unread?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "NEW_SALE",
                     *           "order": "Q-2026-004711",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "claimQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "deadline": "2026-11-23T09:30:00.000Z",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "isRead": true
                     *         }
                     *       ],
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preferences": [
                     *         {
                     *           "kind": "NEW_SALE",
                     *           "email": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": [
                 *         {
                 *           "kind": "NEW_SALE",
                 *           "email": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    preferences: {
                        email: boolean;
                        /** @enum {string} */
                        kind: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "MESSAGE" | "DAILY_DIGEST";
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preferences": [
                     *         {
                     *           "kind": "NEW_SALE",
                     *           "email": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    qids?: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 1
                     *     }
                     */
                    "application/json": {
                        unread: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postNotificationsUnsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffers: {
        parameters: {
            query?: {
                /** @description Slug of a brand */
                brand?: string;
                page?: number;
                rank?: "WINNING" | "LOSING" | "NONE";
                search?: string;
                size?: number;
                sort?: "-updatedAt" | "updatedAt" | "price" | "-price" | "stock" | "-stock" | "rank" | "name" | "endsAt";
                status?: "ACTIVE" | "OUT_OF_STOCK" | "INACTIVE" | "EXPIRED_LIST" | "UNMATCHED" | "BLOCKED" | "PENDING_REVIEW";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "ACTIVE",
                     *           "blockedReason": "BRAND_RESTRICTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "size": "An example",
                     *           "picture": "An example",
                     *           "brand": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "slug": "An example",
                     *             "name": "Femke de Vries"
                     *           },
                     *           "variant": {
                     *             "fid": "An example",
                     *             "slug": "An example"
                     *           },
                     *           "price": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "originalPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "effectivePrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "floor": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "floorIsOfBrand": true,
                     *           "stock": 1,
                     *           "unitSize": 1,
                     *           "rank": 1,
                     *           "winningPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "priceToWin": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "percentageToWinningPrice": 1,
                     *           "brandDiscounts": [
                     *             {
                     *               "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "brandName": "Femke de Vries",
                     *               "discount": 1
                     *             }
                     *           ],
                     *           "priceChangedAt": "2026-11-23T09:30:00.000Z",
                     *           "listedAt": "2026-11-23T09:30:00.000Z",
                     *           "endsAt": "2026-11-23T09:30:00.000Z",
                     *           "updatedAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffers: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gtin": "09506000134352",
                 *       "price": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "stock": 1,
                 *       "unitSize": 1,
                 *       "floor": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": {
                    floor?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    gtin: string;
                    price: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    stock: number;
                    /** @default 1 */
                    unitSize?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "ACTIVE",
                     *       "blockedReason": "BRAND_RESTRICTED",
                     *       "gtin": "09506000134352",
                     *       "productName": "Femke de Vries",
                     *       "size": "An example",
                     *       "picture": "An example",
                     *       "brand": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "slug": "An example",
                     *         "name": "Femke de Vries"
                     *       },
                     *       "variant": {
                     *         "fid": "An example",
                     *         "slug": "An example"
                     *       },
                     *       "price": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "originalPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "effectivePrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floor": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floorIsOfBrand": true,
                     *       "stock": 1,
                     *       "unitSize": 1,
                     *       "rank": 1,
                     *       "winningPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "priceToWin": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "percentageToWinningPrice": 1,
                     *       "brandDiscounts": [
                     *         {
                     *           "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandName": "Femke de Vries",
                     *           "discount": 1
                     *         }
                     *       ],
                     *       "priceChangedAt": "2026-11-23T09:30:00.000Z",
                     *       "listedAt": "2026-11-23T09:30:00.000Z",
                     *       "endsAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "ACTIVE",
                     *       "blockedReason": "BRAND_RESTRICTED",
                     *       "gtin": "09506000134352",
                     *       "productName": "Femke de Vries",
                     *       "size": "An example",
                     *       "picture": "An example",
                     *       "brand": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "slug": "An example",
                     *         "name": "Femke de Vries"
                     *       },
                     *       "variant": {
                     *         "fid": "An example",
                     *         "slug": "An example"
                     *       },
                     *       "price": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "originalPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "effectivePrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floor": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floorIsOfBrand": true,
                     *       "stock": 1,
                     *       "unitSize": 1,
                     *       "rank": 1,
                     *       "winningPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "priceToWin": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "percentageToWinningPrice": 1,
                     *       "brandDiscounts": [
                     *         {
                     *           "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandName": "Femke de Vries",
                     *           "discount": 1
                     *         }
                     *       ],
                     *       "priceChangedAt": "2026-11-23T09:30:00.000Z",
                     *       "listedAt": "2026-11-23T09:30:00.000Z",
                     *       "endsAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "stock": 1,
                 *       "unitSize": 1,
                 *       "floor": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "status": "ACTIVE",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    floor?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    price?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    };
                    /** @enum {string} */
                    status?: "ACTIVE" | "INACTIVE";
                    stock?: number;
                    unitSize?: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "ACTIVE",
                     *       "blockedReason": "BRAND_RESTRICTED",
                     *       "gtin": "09506000134352",
                     *       "productName": "Femke de Vries",
                     *       "size": "An example",
                     *       "picture": "An example",
                     *       "brand": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "slug": "An example",
                     *         "name": "Femke de Vries"
                     *       },
                     *       "variant": {
                     *         "fid": "An example",
                     *         "slug": "An example"
                     *       },
                     *       "price": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "originalPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "effectivePrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floor": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "floorIsOfBrand": true,
                     *       "stock": 1,
                     *       "unitSize": 1,
                     *       "rank": 1,
                     *       "winningPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "priceToWin": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "percentageToWinningPrice": 1,
                     *       "brandDiscounts": [
                     *         {
                     *           "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandName": "Femke de Vries",
                     *           "discount": 1
                     *         }
                     *       ],
                     *       "priceChangedAt": "2026-11-23T09:30:00.000Z",
                     *       "listedAt": "2026-11-23T09:30:00.000Z",
                     *       "endsAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfferPriceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "price": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "effectivePrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferPriceHistory"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfferSimulation: {
        parameters: {
            query: {
                price: string;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "effectivePrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "rank": 1,
                     *       "winningPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "remains": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "askedIn30Days": 1,
                     *       "isBelowFloor": true
                     *     }
                     */
                    "application/json": components["schemas"]["OfferSimulation"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOffersBrandDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersBrandDiscounts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandName": "Femke de Vries",
                     *           "discount": 1,
                     *           "startsAt": "2026-11-23T09:30:00.000Z",
                     *           "endsAt": "2026-11-23T09:30:00.000Z",
                     *           "status": "SCHEDULED",
                     *           "offers": 1,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandDiscountList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersBrandsDiscountsUpsertMultiple: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brandQids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ],
                 *       "discount": 1,
                 *       "startsAt": "2026-11-23T09:30:00.000Z",
                 *       "endsAt": "2026-11-23T09:30:00.000Z",
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    brandQids: string[];
                    discount: number;
                    /** @default false */
                    dryRun?: boolean;
                    endsAt?: string | null;
                    /**
                     * Format: date-time
                     * @description ISO 8601 time in UTC
                     */
                    startsAt?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "brandDiscountQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "brandName": "Femke de Vries",
                     *           "discount": 1,
                     *           "startsAt": "2026-11-23T09:30:00.000Z",
                     *           "endsAt": "2026-11-23T09:30:00.000Z",
                     *           "status": "SCHEDULED",
                     *           "offers": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "effect": [
                     *         {
                     *           "brandQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "offers": 1,
                     *           "winningBefore": 1,
                     *           "winningAfter": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandDiscountsUpserted"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersBrandsWithProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "offers": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandsOfSeller"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersCatalog: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offers": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ],
                 *       "change": {
                 *         "kind": "PRICE_PERCENT",
                 *         "percent": 1
                 *       },
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    change: {
                        /** @enum {string} */
                        kind: "PRICE_PERCENT";
                        percent: number;
                    } | {
                        /** @enum {string} */
                        kind: "STOCK";
                        stock: number;
                    } | {
                        /** @enum {string} */
                        kind: "STATUS";
                        /** @enum {string} */
                        status: "ACTIVE" | "INACTIVE";
                    } | {
                        /** @enum {string} */
                        kind: "MATCH";
                    } | {
                        /** @enum {string} */
                        kind: "CONFIRM_LIST";
                    };
                    /** @default false */
                    dryRun?: boolean;
                    offers: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "changed": 1,
                     *       "kept": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "before": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "after": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "code": "CHANGED"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferBulkOutcome"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersCatalogUndo: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfferUndo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersExport: {
        parameters: {
            query?: {
                /** @description Slug of a brand */
                brand?: string;
                rank?: "WINNING" | "LOSING" | "NONE";
                search?: string;
                status?: "ACTIVE" | "OUT_OF_STOCK" | "INACTIVE" | "EXPIRED_LIST" | "UNMATCHED" | "BLOCKED" | "PENDING_REVIEW";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "EUR",
                     *       "region": "EUROPE",
                     *       "feePercent": 1,
                     *       "discountPercent": 1,
                     *       "total": 1,
                     *       "winning": 1,
                     *       "losing": 1,
                     *       "endingSoon": 1,
                     *       "endsAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OffersInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersSearch: {
        parameters: {
            query: {
                /** @description Beginning of a number, code, reference or brand */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brand": "An example",
                     *           "status": "An example",
                     *           "price": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "stock": 1,
                     *           "matched": "An example"
                     *         }
                     *       ],
                     *       "exact": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "hasMore": true
                     *     }
                     */
                    "application/json": components["schemas"]["OfferHits"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersSellerBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "offers": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandsOfSeller"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersStockUpload: {
        parameters: {
            query?: {
                checkOnly?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the file"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersStockUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersStockUploadApply: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersStockUploadCancel: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOffersStockUploadMapping: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "headingRow": 1,
                 *       "gtin": 1,
                 *       "price": 1,
                 *       "currencyColumn": 1,
                 *       "currency": "EUR",
                 *       "sellingUnit": 1,
                 *       "inventory": 1,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    currency?: ("EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF") | null;
                    currencyColumn?: number | null;
                    gtin?: number | null;
                    headingRow?: number | null;
                    inventory?: number | null;
                    price?: number | null;
                    sellingUnit?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersStockUploadRows: {
        parameters: {
            query?: {
                code?: "CREATED" | "UPDATED" | "UNCHANGED" | "INVALID_GTIN" | "GTIN_CHECK_DIGIT" | "GTIN_UNKNOWN" | "DUPLICATE_GTIN" | "INVALID_PRICE" | "PRICE_OUTLIER" | "PRICE_BELOW_FLOOR" | "INVALID_INVENTORY" | "INVALID_SELLING_UNIT" | "CURRENCY_UNSUPPORTED";
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "line": 1,
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "code": "CREATED",
                     *           "value": "An example",
                     *           "suggestion": "An example",
                     *           "price": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "stock": 1,
                     *           "unitSize": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockListRows"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOffersTotalCountByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "counts": {
                     *         "ACTIVE": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfferStatusCounts"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayouts: {
        parameters: {
            query?: {
                page?: number;
                /** @description Opaque id (UUIDv7) */
                sellerQid?: string;
                size?: number;
                status?: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "status": "PENDING_APPROVAL",
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "accountEnding": "An example",
                     *           "requestedAt": "2026-11-23T09:30:00.000Z",
                     *           "replyBy": "2026-11-23T09:30:00.000Z",
                     *           "sentAt": "2026-11-23T09:30:00.000Z",
                     *           "settledAt": "2026-11-23T09:30:00.000Z",
                     *           "failureCode": "An example"
                     *         }
                     *       ],
                     *       "balances": [
                     *         {
                     *           "onTheWay": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "carriedOver": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        balances: {
                            /** @description Decimal string with two places, and its currency */
                            carriedOver: {
                                amount: string;
                                /** @enum {string} */
                                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                            };
                            /** @description Decimal string with two places, and its currency */
                            onTheWay: {
                                amount: string;
                                /** @enum {string} */
                                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                            };
                        }[];
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["PayoutRow"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "PENDING_APPROVAL",
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "accountEnding": "An example",
                     *       "requestedAt": "2026-11-23T09:30:00.000Z",
                     *       "replyBy": "2026-11-23T09:30:00.000Z",
                     *       "sentAt": "2026-11-23T09:30:00.000Z",
                     *       "settledAt": "2026-11-23T09:30:00.000Z",
                     *       "failureCode": "An example",
                     *       "sellerName": "Femke de Vries",
                     *       "entries": [
                     *         {
                     *           "kind": "GOODS",
                     *           "order": "Q-2026-004711",
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "PENDING_APPROVAL",
                     *           "to": "PENDING_APPROVAL",
                     *           "reason": "Two cartons arrived with a dent.",
                     *           "refunded": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "statementReference": "An example",
                     *       "refundable": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "allowedActions": [
                     *         "RETRY"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayoutRemittance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPayoutRetry: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "PENDING_APPROVAL",
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "accountEnding": "An example",
                     *       "requestedAt": "2026-11-23T09:30:00.000Z",
                     *       "replyBy": "2026-11-23T09:30:00.000Z",
                     *       "sentAt": "2026-11-23T09:30:00.000Z",
                     *       "settledAt": "2026-11-23T09:30:00.000Z",
                     *       "failureCode": "An example",
                     *       "sellerName": "Femke de Vries",
                     *       "entries": [
                     *         {
                     *           "kind": "GOODS",
                     *           "order": "Q-2026-004711",
                     *           "amount": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "PENDING_APPROVAL",
                     *           "to": "PENDING_APPROVAL",
                     *           "reason": "Two cartons arrived with a dent.",
                     *           "refunded": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "statementReference": "An example",
                     *       "refundable": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       },
                     *       "allowedActions": [
                     *         "RETRY"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayoutsStatement: {
        parameters: {
            query: {
                from: string;
                /** @description Opaque id (UUIDv7) */
                sellerQid?: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplacements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "OPEN",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "missingQuantity": 1,
                     *           "unitSize": 1,
                     *           "stock": 1,
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "destinationCountry": "NL",
                     *           "offeredQuantity": 1,
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "answerBy": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReplacementList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReplacementDecline: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "OPEN",
                     *       "gtin": "09506000134352",
                     *       "productName": "Femke de Vries",
                     *       "brandName": "Femke de Vries",
                     *       "missingQuantity": 1,
                     *       "unitSize": 1,
                     *       "stock": 1,
                     *       "unitPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "destinationCountry": "NL",
                     *       "offeredQuantity": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "answerBy": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Replacement"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReplacementOffer: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 1,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    quantity: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "OPEN",
                     *       "gtin": "09506000134352",
                     *       "productName": "Femke de Vries",
                     *       "brandName": "Femke de Vries",
                     *       "missingQuantity": 1,
                     *       "unitSize": 1,
                     *       "stock": 1,
                     *       "unitPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "destinationCountry": "NL",
                     *       "offeredQuantity": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "answerBy": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Replacement"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSales: {
        parameters: {
            query?: {
                destination?: string | ("EUROPE" | "USA" | "WORLD" | "WAREHOUSE");
                /** @description One or several, separated by commas */
                nextAction?: string;
                page?: number;
                search?: string;
                /** @description Staff only: whose orders */
                sellerQid?: string;
                size?: number;
                sort?: "expiresAt" | "-expiresAt" | "createdAt" | "-createdAt" | "amount" | "-amount" | "order" | "-order";
                status?: "CURRENT" | "PAST" | "ALL" | "AWAITING_BUYER_PAYMENT" | "REQUESTED" | "CONFIRMED" | "PAYMENT_IN_REVIEW" | "PAID" | "COMPLETED" | "DECLINED" | "EXPIRED" | "CANCELLED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "status": "AWAITING_BUYER_PAYMENT",
                     *           "hasRead": true,
                     *           "nextAction": "CONFIRM_QUANTITIES",
                     *           "allowedActions": [
                     *             "CONFIRM_QUANTITIES"
                     *           ],
                     *           "destination": {
                     *             "kind": "BUYER",
                     *             "country": "NL",
                     *             "city": "Rotterdam",
                     *             "region": "EUROPE"
                     *           },
                     *           "buyerReference": "An example",
                     *           "lineCount": 1,
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "shippingMethod": "PLATFORM",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "expiresAt": "2026-11-23T09:30:00.000Z",
                     *           "expiredAt": "2026-11-23T09:30:00.000Z",
                     *           "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "tabs": {
                     *         "CURRENT": 1,
                     *         "PAST": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SaleList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shippingMethod": "PLATFORM",
                 *       "clearShipping": true,
                 *       "loads": [
                 *         {
                 *           "loadType": "PARCEL",
                 *           "palletType": "EUR",
                 *           "count": 1,
                 *           "lengthCm": 1,
                 *           "widthCm": 1,
                 *           "heightCm": 1,
                 *           "weightKg": 1
                 *         }
                 *       ],
                 *       "sellerShippingFee": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "sellerVat": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "buyerReference": "An example",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    buyerReference?: string | null;
                    /**
                     * @description Clears pallets, parcels and numbers; needed before another method is chosen
                     * @enum {boolean}
                     */
                    clearShipping?: true;
                    loads?: {
                        count: number;
                        heightCm: number;
                        lengthCm: number;
                        /** @enum {string} */
                        loadType: "PARCEL" | "PALLET";
                        palletType: ("EUR" | "HALF" | "INDUSTRIAL" | "US" | "CUSTOM") | null;
                        /** @description Per piece */
                        weightKg: number;
                        widthCm: number;
                    }[];
                    sellerShippingFee?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    sellerVat?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    /** @enum {string} */
                    shippingMethod?: "PLATFORM" | "SELLER";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleBookableCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "carrier": "An example",
                     *           "name": "Femke de Vries",
                     *           "price": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "transitDays": 1,
                     *           "cutOff": "An example",
                     *           "pickupDates": [
                     *             "2026-11-23"
                     *           ]
                     *         }
                     *       ],
                     *       "refused": [
                     *         {
                     *           "carrier": "An example",
                     *           "name": "Femke de Vries",
                     *           "code": "An example",
                     *           "message": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "from": {
                     *         "addressQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "companyName": "Waldhuis B.V.",
                     *         "line1": "Keileweg 14",
                     *         "line2": "An example",
                     *         "postalCode": "An example",
                     *         "city": "Rotterdam",
                     *         "country": "NL"
                     *       },
                     *       "longestAddressLine": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Where the carrier collects: the pickup address of the company, else its shipping address */
                        from: {
                            addressQid: string | null;
                            city: string;
                            companyName: string;
                            /** @description ISO 3166-1 alpha-2 */
                            country: string;
                            line1: string;
                            line2: string;
                            postalCode: string;
                        };
                        longestAddressLine: number;
                        /** @description Carriers that do not take this load, and why */
                        refused: {
                            carrier: string;
                            code: string;
                            message: string;
                            name: string;
                        }[];
                        results: {
                            carrier: string;
                            /** @description Local time of the day by which a pickup has to be booked */
                            cutOff: string;
                            name: string;
                            pickupDates: string[];
                            /** @description Decimal string with two places, and its currency */
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                            };
                            transitDays: number;
                        }[];
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleCancel: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "BUYER_NOT_PAID",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "BUYER_NOT_PAID" | "BUYER_CANCELLED" | "FRAUD" | "LEGAL" | "PLATFORM_ERROR";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       },
                     *       "secondApproval": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "kind": "PAYMENT",
                     *         "status": "PROPOSED",
                     *         "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "order": "Q-2026-004711",
                     *         "sellerName": "Femke de Vries",
                     *         "subjectQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reason": "Two cartons arrived with a dent.",
                     *         "claim": {
                     *           "fault": "SELLER",
                     *           "resolution": "REFUND",
                     *           "lines": [
                     *             {
                     *               "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "amount": {
                     *                 "amount": "1234.56",
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "by": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z",
                     *         "concludedBy": "An example",
                     *         "concludedAt": "2026-11-23T09:30:00.000Z",
                     *         "allowedActions": [
                     *           "CONFIRM"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCarrierBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        carrierBooking: {
                            carrier: string;
                            hasLabel: boolean;
                            /** Format: date */
                            pickupDate: string;
                            /** @description Decimal string with two places, and its currency */
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                            };
                            /**
                             * Format: uuid
                             * @description Opaque id (UUIDv7)
                             */
                            qid: string;
                            reference: string;
                            /** @enum {string} */
                            status: "SUCCEEDED";
                        } | null;
                        lastAttempt: {
                            /**
                             * Format: date-time
                             * @description ISO 8601 time in UTC
                             */
                            at: string;
                            code: string | null;
                            /** @enum {string} */
                            status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                        } | null;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleCarrierBooking: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "An example",
                 *       "pickupDate": "2026-11-23",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    carrier: string;
                    /** Format: date */
                    pickupDate: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        carrierBooking: {
                            carrier: string;
                            hasLabel: boolean;
                            /** Format: date */
                            pickupDate: string;
                            /** @description Decimal string with two places, and its currency */
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                            };
                            /**
                             * Format: uuid
                             * @description Opaque id (UUIDv7)
                             */
                            qid: string;
                            reference: string;
                            /** @enum {string} */
                            status: "SUCCEEDED";
                        } | null;
                        lastAttempt: {
                            /**
                             * Format: date-time
                             * @description ISO 8601 time in UTC
                             */
                            at: string;
                            code: string | null;
                            /** @enum {string} */
                            status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                        } | null;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCarrierBookingLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCartonLabels: {
        parameters: {
            query?: {
                /** @description Only from this piece of the order on, counted from 1 as the labels are */
                first?: number;
                format?: "pdf" | "zpl";
                /** @description Only to this piece of the order */
                last?: number;
                /** @description Only the cartons of this line */
                lineQid?: string;
                /** @description Batch or lot, printed on every carton (GS1 AI 10) */
                lot?: string;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCmr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCommercialInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleComplete: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleConfirmSalelineQuantities: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "confirmedQuantity": 1,
                 *           "reason": "OUT_OF_STOCK",
                 *           "note": "Two cartons arrived with a dent."
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @default [] */
                    lines?: {
                        confirmedQuantity: number;
                        note?: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        /** @enum {string} */
                        reason?: "OUT_OF_STOCK" | "PARTIAL_STOCK" | "PRICE_CHANGED" | "DAMAGED_STOCK" | "SHORT_EXPIRY" | "BATCH_CODE_PROBLEM" | "UNIT_SIZE_MISMATCH" | "PRODUCT_DISCONTINUED" | "LISTING_ERROR" | "SHIPPING_RESTRICTION" | "OTHER";
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleCreditNote: {
        parameters: {
            query?: {
                format?: "pdf" | "xml";
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                paperQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleDecline: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reasons": [
                 *         "OUT_OF_STOCK"
                 *       ],
                 *       "note": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    note?: string;
                    reasons: ("OUT_OF_STOCK" | "PRICE_INCORRECT" | "PRODUCT_DISCONTINUED" | "CANNOT_SHIP_TO_DESTINATION" | "SHIPPING_COST_TOO_HIGH" | "LEAD_TIME_TOO_LONG" | "BELOW_MINIMUM_AFTER_REDUCTION" | "BRAND_OR_REGION_RESTRICTION" | "DOCUMENT_OR_VAT_PROBLEM" | "WAREHOUSE_CLOSED" | "DUPLICATE_ORDER" | "BUYER_REQUESTED_CHANGE" | "OTHER")[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleDeliveryNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleDocument: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentType": "SELLER_INVOICE",
                 *       "name": "Femke de Vries",
                 *       "file": "the file"
                 *     }
                 */
                "multipart/form-data": {
                    /** @enum {string} */
                    documentType: "SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "PACKING_LIST" | "DELIVERY_NOTE" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "SHIPPING_LABEL" | "PALLET_LABEL" | "OTHER";
                    /** Format: binary */
                    file: Blob;
                    /** @description Without one the file keeps its own */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "documentType": "SELLER_INVOICE",
                     *       "metadata": {
                     *         "name": "Femke de Vries",
                     *         "contentType": "An example",
                     *         "bytes": 1,
                     *         "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *         "uploadedBy": "An example"
                     *       },
                     *       "version": 1,
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711"
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSaleDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                documentQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchSaleDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                documentQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentType": "SELLER_INVOICE",
                 *       "name": "Femke de Vries",
                 *       "version": "123456",
                 *       "file": "the file"
                 *     }
                 */
                "multipart/form-data": {
                    /** @enum {string} */
                    documentType?: "SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "PACKING_LIST" | "DELIVERY_NOTE" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "SHIPPING_LABEL" | "PALLET_LABEL" | "OTHER";
                    /** Format: binary */
                    file?: Blob;
                    /** @description Without one the file keeps its own */
                    name?: string;
                    version?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "documentType": "SELLER_INVOICE",
                     *       "metadata": {
                     *         "name": "Femke de Vries",
                     *         "contentType": "An example",
                     *         "bytes": 1,
                     *         "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *         "uploadedBy": "An example"
                     *       },
                     *       "version": 1,
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711"
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleDocumentDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                documentQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1,
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Document"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actor": "An example",
                     *           "from": "AWAITING_BUYER_PAYMENT",
                     *           "to": "AWAITING_BUYER_PAYMENT",
                     *           "reason": "Two cartons arrived with a dent."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["SaleEvent"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleExtend: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workingDays": 1,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                    /** @default 1 */
                    workingDays?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleInvoice: {
        parameters: {
            query?: {
                format?: "pdf" | "xml";
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleInvoicePaper: {
        parameters: {
            query?: {
                format?: "pdf" | "xml";
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                paperQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleIssue: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "SHIPPING",
                 *       "message": "Two cartons arrived with a dent.",
                 *       "claim": "An example",
                 *       "files": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    category: "SHIPPING" | "QUANTITY" | "PRICE" | "DOCUMENTS" | "PAYMENT" | "CLAIM" | "TECHNICAL" | "OTHER";
                    /** @description Number of the claim it is about */
                    claim?: string;
                    /** @description Files sent before to `sales/{qid}/threads/files/`, within a day */
                    files?: string[];
                    message: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "reference": "An example",
                     *       "replyBy": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        reference: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601 time in UTC
                         */
                        replyBy: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleLines: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["SaleLine"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSaleLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "draftQuantity": 1
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    lines: {
                        draftQuantity: number | null;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSaleLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                lineQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draftQuantity": 1
                 *     }
                 */
                "application/json": {
                    draftQuantity: number | null;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalePackingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalePalletLabels: {
        parameters: {
            query?: {
                /** @description Only from this piece of the order on, counted from 1 as the labels are */
                first?: number;
                format?: "pdf" | "zpl";
                /** @description Only to this piece of the order */
                last?: number;
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalePapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "documentType": "SELF_BILLED_INVOICE",
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "number": "An example",
                     *           "issuedAt": "2026-11-23T09:30:00.000Z",
                     *           "path": "An example",
                     *           "formats": [
                     *             "pdf"
                     *           ],
                     *           "waitsFor": "CONFIRMATION"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Paper"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalePaycomplete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rules": [
                     *         {
                     *           "rule": "profile",
                     *           "verdict": "PASSED",
                     *           "code": "An example",
                     *           "message": "Two cartons arrived with a dent.",
                     *           "fixes": [
                     *             "quantities"
                     *           ]
                     *         }
                     *       ],
                     *       "amount": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "missingVat": {
                     *         "expected": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "amountWithVat": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "accountEnding": "An example",
                     *       "expectedOn": "2026-11-23",
                     *       "needsApproval": true,
                     *       "replyBy": "2026-11-23T09:30:00.000Z",
                     *       "missingProfile": [
                     *         "billing-address"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayDryRun"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSalePaycomplete: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       },
                     *       "notice": {
                     *         "code": "paymentWillBeRevisedAndEnabledByOurTeam",
                     *         "message": "Two cartons arrived with a dent.",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleRead: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "status": "AWAITING_BUYER_PAYMENT",
                     *       "hasRead": true,
                     *       "nextAction": "CONFIRM_QUANTITIES",
                     *       "allowedActions": [
                     *         "CONFIRM_QUANTITIES"
                     *       ],
                     *       "destination": {
                     *         "kind": "BUYER",
                     *         "country": "NL",
                     *         "city": "Rotterdam",
                     *         "region": "EUROPE"
                     *       },
                     *       "buyerReference": "An example",
                     *       "lineCount": 1,
                     *       "total": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "shippingMethod": "PLATFORM",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredAt": "2026-11-23T09:30:00.000Z",
                     *       "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *       "version": 1,
                     *       "buyerName": "Femke de Vries",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "commercialInvoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELLER_INVOICE",
                     *         "metadata": {
                     *           "name": "Femke de Vries",
                     *           "contentType": "An example",
                     *           "bytes": 1,
                     *           "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *           "uploadedBy": "An example"
                     *         },
                     *         "version": 1
                     *       },
                     *       "invoice": {
                     *         "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "documentType": "SELF_BILLED_INVOICE",
                     *         "number": "An example",
                     *         "issuedAt": "2026-11-23T09:30:00.000Z",
                     *         "path": "An example"
                     *       },
                     *       "declineReasons": [
                     *         "OUT_OF_STOCK"
                     *       ],
                     *       "declineNote": "Two cartons arrived with a dent.",
                     *       "cancelReason": "BUYER_NOT_PAID",
                     *       "shipmentGroup": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example"
                     *       },
                     *       "shipments": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "carrierBooking": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "SUCCEEDED",
                     *         "carrier": "An example",
                     *         "pickupDate": "2026-11-23",
                     *         "price": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "reference": "An example",
                     *         "hasLabel": true
                     *       },
                     *       "lastAttempt": {
                     *         "status": "REQUESTED",
                     *         "code": "An example",
                     *         "at": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "loads": [
                     *         {
                     *           "loadType": "PARCEL",
                     *           "palletType": "EUR",
                     *           "count": 1,
                     *           "lengthCm": 1,
                     *           "widthCm": 1,
                     *           "heightCm": 1,
                     *           "weightKg": 1
                     *         }
                     *       ],
                     *       "sellerShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "maximumShippingFee": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "sellerVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "expectedVat": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "requestedTotal": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payout": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "PENDING_APPROVAL",
                     *         "amount": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         },
                     *         "accountEnding": "An example",
                     *         "requestedAt": "2026-11-23T09:30:00.000Z",
                     *         "replyBy": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "tasks": [
                     *         {
                     *           "name": "quantities",
                     *           "status": "COMPLETED"
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "SELLER_INVOICE"
                     *       ],
                     *       "slaAccepted": true,
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "neighbours": {
                     *         "previous": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "next": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Sale"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleReductionCost: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "confirmedQuantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    lines: {
                        confirmedQuantity: number;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "missingUnits": 1,
                     *       "refund": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "payoutLess": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "stock": [
                     *         {
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "productName": "Femke de Vries",
                     *           "stock": 1
                     *         }
                     *       ],
                     *       "otherSellers": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReductionCost"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleThreads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "reference": "An example",
                     *           "category": "SHIPPING",
                     *           "claim": "An example",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "replyBy": "2026-11-23T09:30:00.000Z",
                     *           "unread": 1,
                     *           "messages": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "author": "SELLER",
                     *               "authorName": "Femke de Vries",
                     *               "body": "An example",
                     *               "files": [
                     *                 {
                     *                   "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *                   "name": "Femke de Vries",
                     *                   "fileType": "pdf",
                     *                   "bytes": 1
                     *                 }
                     *               ],
                     *               "createdAt": "2026-11-23T09:30:00.000Z",
                     *               "isRead": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ThreadList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleThreadMessages: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
                /** @description Opaque id (UUIDv7) */
                threadQid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Two cartons arrived with a dent.",
                 *       "files": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Files sent before to `sales/{qid}/threads/files/`, within a day */
                    files?: string[];
                    message: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601 time in UTC
                         */
                        createdAt: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleThreadsFiles: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the file"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "name": "Femke de Vries",
                     *       "fileType": "pdf",
                     *       "bytes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MessageFile"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaleThreadsFileDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                fileQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSaleThreadsRead: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": "2026-11-23T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Time of the newest message that was shown; later ones stay unread
                     */
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "reference": "An example",
                     *           "category": "SHIPPING",
                     *           "claim": "An example",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "replyBy": "2026-11-23T09:30:00.000Z",
                     *           "unread": 1,
                     *           "messages": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "author": "SELLER",
                     *               "authorName": "Femke de Vries",
                     *               "body": "An example",
                     *               "files": [
                     *                 {
                     *                   "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *                   "name": "Femke de Vries",
                     *                   "fileType": "pdf",
                     *                   "bytes": 1
                     *                 }
                     *               ],
                     *               "createdAt": "2026-11-23T09:30:00.000Z",
                     *               "isRead": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ThreadList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSalesConfirmAsRequested: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sales": [
                 *         {
                 *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    sales: {
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        qid: string;
                        version?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "isConfirmed": true,
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "code": "An example",
                     *           "message": "Two cartons arrived with a dent."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmOutcomes"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalesDocuments: {
        parameters: {
            query?: {
                documentType?: "SELLER_INVOICE" | "COMMERCIAL_INVOICE" | "PROFORMA_INVOICE" | "SELF_BILLED_INVOICE" | "CREDIT_NOTE" | "PACKING_LIST" | "DELIVERY_NOTE" | "SHIPPING_LABEL" | "PALLET_LABEL" | "CMR" | "PROOF_OF_DELIVERY" | "EXPORT_DECLARATION" | "CERTIFICATE_OF_ORIGIN" | "SAFETY_DATA_SHEET" | "DANGEROUS_GOODS_DECLARATION" | "CLAIM_EVIDENCE" | "OTHER";
                page?: number;
                /** @description Opaque id (UUIDv7) */
                saleQid?: string;
                /** @description Staff only: whose documents */
                sellerQid?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "documentQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "documentType": "SELLER_INVOICE",
                     *           "metadata": {
                     *             "name": "Femke de Vries",
                     *             "contentType": "An example",
                     *             "bytes": 1,
                     *             "uploadedAt": "2026-11-23T09:30:00.000Z",
                     *             "uploadedBy": "An example"
                     *           },
                     *           "version": 1,
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Document"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalesInbox: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "status": "AWAITING_BUYER_PAYMENT",
                     *           "hasRead": true,
                     *           "nextAction": "CONFIRM_QUANTITIES",
                     *           "allowedActions": [
                     *             "CONFIRM_QUANTITIES"
                     *           ],
                     *           "destination": {
                     *             "kind": "BUYER",
                     *             "country": "NL",
                     *             "city": "Rotterdam",
                     *             "region": "EUROPE"
                     *           },
                     *           "buyerReference": "An example",
                     *           "lineCount": 1,
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "shippingMethod": "PLATFORM",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "expiresAt": "2026-11-23T09:30:00.000Z",
                     *           "expiredAt": "2026-11-23T09:30:00.000Z",
                     *           "expiredFrom": "AWAITING_BUYER_PAYMENT",
                     *           "version": 1,
                     *           "workingMinutesLeft": 1
                     *         }
                     *       ],
                     *       "atRisk": {
                     *         "orders": 1,
                     *         "amounts": [
                     *           {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         ],
                     *         "until": "2026-11-23T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalesLines: {
        parameters: {
            query?: {
                page?: number;
                /** @description Opaque id (UUIDv7) */
                saleQid?: string;
                /** @description Staff only: whose lines */
                sellerQid?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "REQUESTED",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "requestedQuantity": 1,
                     *           "draftQuantity": 1,
                     *           "confirmedQuantity": 1,
                     *           "shippedQuantity": 1,
                     *           "reductionReason": "OUT_OF_STOCK",
                     *           "reductionNote": "Two cartons arrived with a dent.",
                     *           "unitPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["OrderLine"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalesSearch: {
        parameters: {
            query: {
                /** @description Beginning of a number, code, reference or brand */
                q: string;
                /** @description Staff only: whose orders */
                sellerQid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711",
                     *           "status": "AWAITING_BUYER_PAYMENT",
                     *           "nextAction": "CONFIRM_QUANTITIES",
                     *           "buyerReference": "An example",
                     *           "total": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "destination": {
                     *             "kind": "BUYER",
                     *             "country": "NL",
                     *             "city": "Rotterdam",
                     *             "region": "EUROPE"
                     *           },
                     *           "matched": "An example"
                     *         }
                     *       ],
                     *       "exact": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "hasMore": true
                     *     }
                     */
                    "application/json": components["schemas"]["SaleHits"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerRecommendationsLatest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "kind": "MATCH_PRICE",
                     *           "offerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "title": "An example",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SellerRecommendations"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerleads: {
        parameters: {
            query?: {
                completedSuccessful?: "true" | "false";
                page?: number;
                search?: string;
                size?: number;
                status?: "NEW" | "CONTACTED" | "STOCK_CHECK" | "QUALIFIED" | "ONBOARDING" | "COMPLETED_SUCCESSFUL" | "COMPLETED_UNSUCCESSFUL" | "DUPLICATE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "email": "orders@waldhuis.example",
                     *           "companyName": "Waldhuis B.V.",
                     *           "contactName": "Femke de Vries",
                     *           "country": "NL",
                     *           "phone": "+31201234567",
                     *           "website": "An example",
                     *           "message": "Two cartons arrived with a dent.",
                     *           "status": "NEW",
                     *           "reason": "NO_RESPONSE",
                     *           "note": "Two cartons arrived with a dent.",
                     *           "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "sellerStatus": "An example",
                     *           "allowedMoves": [
                     *             "NEW"
                     *           ],
                     *           "checklist": [
                     *             {
                     *               "key": "An example",
                     *               "isDone": true
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "updatedAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLeadList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSellerleads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "companyName": "Waldhuis B.V.",
                 *       "contactName": "Femke de Vries",
                 *       "country": "NL",
                 *       "phone": "+31201234567",
                 *       "website": "https://quayside.example/",
                 *       "message": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    companyName: string;
                    contactName: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    email: string;
                    message?: string;
                    phone?: string;
                    /** Format: uri */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "An example",
                     *       "email": "orders@waldhuis.example",
                     *       "status": "NEW"
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLeadAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerlead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "slug": "An example",
                     *       "email": "orders@waldhuis.example",
                     *       "companyName": "Waldhuis B.V.",
                     *       "contactName": "Femke de Vries",
                     *       "country": "NL",
                     *       "phone": "+31201234567",
                     *       "website": "An example",
                     *       "message": "Two cartons arrived with a dent.",
                     *       "status": "NEW",
                     *       "reason": "NO_RESPONSE",
                     *       "note": "Two cartons arrived with a dent.",
                     *       "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "sellerStatus": "An example",
                     *       "allowedMoves": [
                     *         "NEW"
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "key": "An example",
                     *           "isDone": true
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLead"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSellerlead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyName": "Waldhuis B.V.",
                 *       "contactName": "Femke de Vries",
                 *       "country": "NL",
                 *       "phone": "+31201234567",
                 *       "website": "https://quayside.example/",
                 *       "message": "Two cartons arrived with a dent.",
                 *       "status": "NEW",
                 *       "note": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    companyName?: string;
                    contactName?: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country?: string;
                    message?: string;
                    note?: string;
                    phone?: string | null;
                    /** @enum {string} */
                    status?: "NEW" | "CONTACTED" | "STOCK_CHECK" | "QUALIFIED" | "ONBOARDING" | "COMPLETED_SUCCESSFUL" | "COMPLETED_UNSUCCESSFUL" | "DUPLICATE";
                    version?: number;
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "slug": "An example",
                     *       "email": "orders@waldhuis.example",
                     *       "companyName": "Waldhuis B.V.",
                     *       "contactName": "Femke de Vries",
                     *       "country": "NL",
                     *       "phone": "+31201234567",
                     *       "website": "An example",
                     *       "message": "Two cartons arrived with a dent.",
                     *       "status": "NEW",
                     *       "reason": "NO_RESPONSE",
                     *       "note": "Two cartons arrived with a dent.",
                     *       "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "sellerStatus": "An example",
                     *       "allowedMoves": [
                     *         "NEW"
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "key": "An example",
                     *           "isDone": true
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLead"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSellerleadComplete: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "SUCCESSFUL",
                 *       "reason": "NO_RESPONSE",
                 *       "note": "Two cartons arrived with a dent.",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    note?: string;
                    /** @enum {string} */
                    outcome: "SUCCESSFUL" | "UNSUCCESSFUL";
                    /** @enum {string} */
                    reason?: "NO_RESPONSE" | "STOCK_NOT_COMPETITIVE" | "UNSUPPORTED_CATEGORY" | "COMPLIANCE" | "REGION" | "WITHDRAWN" | "OTHER";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "slug": "An example",
                     *       "email": "orders@waldhuis.example",
                     *       "companyName": "Waldhuis B.V.",
                     *       "contactName": "Femke de Vries",
                     *       "country": "NL",
                     *       "phone": "+31201234567",
                     *       "website": "An example",
                     *       "message": "Two cartons arrived with a dent.",
                     *       "status": "NEW",
                     *       "reason": "NO_RESPONSE",
                     *       "note": "Two cartons arrived with a dent.",
                     *       "sellerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "sellerStatus": "An example",
                     *       "allowedMoves": [
                     *         "NEW"
                     *       ],
                     *       "checklist": [
                     *         {
                     *           "key": "An example",
                     *           "isDone": true
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "updatedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SellerLead"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSellersAcceptSla: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "An example"
                 *     }
                 */
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slaAccepted": true,
                     *       "version": "An example"
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        slaAccepted: true;
                        version: string;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Femke de Vries",
                     *       "registrationNumber": "An example",
                     *       "vat": {
                     *         "countryCode": "NL",
                     *         "taxNumber": "An example",
                     *         "companyName": "Waldhuis B.V.",
                     *         "validationStatus": "VALID"
                     *       },
                     *       "discount": "An example",
                     *       "shipDirectTo": {
                     *         "regions": [
                     *           "EUROPE"
                     *         ],
                     *         "countries": [
                     *           "NL"
                     *         ]
                     *       },
                     *       "sellTo": {
                     *         "regions": [
                     *           "EUROPE"
                     *         ],
                     *         "countries": [
                     *           "NL"
                     *         ]
                     *       },
                     *       "shippingFrom": [
                     *         {
                     *           "country": "NL",
                     *           "leadDays": 1
                     *         }
                     *       ],
                     *       "terms": [
                     *         {
                     *           "region": "EUROPE",
                     *           "minimumOrderValue": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "shippingCost": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "nextFee": {
                     *         "fee": "An example",
                     *         "from": "2026-11-23T09:30:00.000Z",
                     *         "needsApproval": true
                     *       },
                     *       "status": "An example",
                     *       "statusNote": "Two cartons arrived with a dent.",
                     *       "complete": [
                     *         "discount"
                     *       ],
                     *       "missingForPayment": [
                     *         "discount"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellersStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "byNextAction": {
                     *         "CONFIRM_QUANTITIES": 1
                     *       },
                     *       "expiringWithin24Hours": 1,
                     *       "tabs": {
                     *         "CURRENT": 1,
                     *         "PAST": 1
                     *       },
                     *       "needsYou": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SellerStats"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSellersStatus: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "submit_for_review",
                 *       "reason": "HOLIDAY",
                 *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    event: "submit_for_review" | "pause" | "resume";
                    /**
                     * Format: date-time
                     * @description ISO 8601 time in UTC
                     */
                    expectedPauseEnd?: string;
                    /** @enum {string} */
                    reason?: "HOLIDAY" | "SELLER_REQUEST";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Femke de Vries",
                     *       "registrationNumber": "An example",
                     *       "vat": {
                     *         "countryCode": "NL",
                     *         "taxNumber": "An example",
                     *         "companyName": "Waldhuis B.V.",
                     *         "validationStatus": "VALID"
                     *       },
                     *       "discount": "An example",
                     *       "shipDirectTo": {
                     *         "regions": [
                     *           "EUROPE"
                     *         ],
                     *         "countries": [
                     *           "NL"
                     *         ]
                     *       },
                     *       "sellTo": {
                     *         "regions": [
                     *           "EUROPE"
                     *         ],
                     *         "countries": [
                     *           "NL"
                     *         ]
                     *       },
                     *       "shippingFrom": [
                     *         {
                     *           "country": "NL",
                     *           "leadDays": 1
                     *         }
                     *       ],
                     *       "terms": [
                     *         {
                     *           "region": "EUROPE",
                     *           "minimumOrderValue": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "shippingCost": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "nextFee": {
                     *         "fee": "An example",
                     *         "from": "2026-11-23T09:30:00.000Z",
                     *         "needsApproval": true
                     *       },
                     *       "status": "An example",
                     *       "statusNote": "Two cartons arrived with a dent.",
                     *       "complete": [
                     *         "discount"
                     *       ],
                     *       "missingForPayment": [
                     *         "discount"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShipments: {
        parameters: {
            query?: {
                page?: number;
                /** @description Opaque id (UUIDv7) */
                saleQid?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "status": "An example",
                     *           "carrier": "An example",
                     *           "trackAndTraceNumbers": [
                     *             "An example"
                     *           ],
                     *           "pickupDate": "2026-11-23",
                     *           "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *           "isBooked": true,
                     *           "isRemovable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "order": "Q-2026-004711"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        page: number;
                        results: components["schemas"]["Shipment"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postShipments: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "carrier": "An example",
                 *       "trackAndTraceNumbers": [
                 *         "An example"
                 *       ]
                 *     }
                 */
                "application/json": {
                    carrier: string;
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    saleQid: string;
                    trackAndTraceNumbers: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example",
                     *         "carrier": "An example",
                     *         "trackAndTraceNumbers": [
                     *           "An example"
                     *         ],
                     *         "pickupDate": "2026-11-23",
                     *         "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *         "isBooked": true,
                     *         "isRemovable": true,
                     *         "createdAt": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "removed": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        removed: string[];
                        shipment: components["schemas"]["SaleShipment"];
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "An example",
                     *       "carrier": "An example",
                     *       "trackAndTraceNumbers": [
                     *         "An example"
                     *       ],
                     *       "pickupDate": "2026-11-23",
                     *       "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *       "isBooked": true,
                     *       "isRemovable": true,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "saleQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "order": "Q-2026-004711",
                     *       "events": [
                     *         {
                     *           "number": "An example",
                     *           "code": "PICKED_UP",
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteShipment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchShipment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "An example",
                 *       "trackAndTraceNumbers": [
                 *         "An example"
                 *       ]
                 *     }
                 */
                "application/json": {
                    carrier: string;
                    trackAndTraceNumbers: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "status": "An example",
                     *         "carrier": "An example",
                     *         "trackAndTraceNumbers": [
                     *           "An example"
                     *         ],
                     *         "pickupDate": "2026-11-23",
                     *         "lastEventAt": "2026-11-23T09:30:00.000Z",
                     *         "isBooked": true,
                     *         "isRemovable": true,
                     *         "createdAt": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "removed": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        removed: string[];
                        shipment: components["schemas"]["SaleShipment"];
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "kind": "STOCK_LIST",
                     *       "status": "QUEUED",
                     *       "fileName": "Femke de Vries",
                     *       "progress": 1,
                     *       "rowsTotal": 1,
                     *       "rowsDone": 1,
                     *       "counts": {
                     *         "CREATED": 1
                     *       },
                     *       "failure": {
                     *         "code": "An example",
                     *         "message": "Two cartons arrived with a dent."
                     *       },
                     *       "mapping": {
                     *         "headingRow": 1,
                     *         "gtin": 1,
                     *         "price": 1,
                     *         "currencyColumn": 1,
                     *         "currency": "EUR",
                     *         "sellingUnit": 1,
                     *         "inventory": 1
                     *       },
                     *       "preview": [
                     *         [
                     *           "An example"
                     *         ]
                     *       ],
                     *       "batchQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "allowedActions": [
                     *         "map"
                     *       ],
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "expiresAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockListTask"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTrendingProducts: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "gtin": "09506000134352",
                     *           "variant": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "fid": "An example",
                     *             "slug": "An example",
                     *             "gtin": "09506000134352",
                     *             "name": "Femke de Vries",
                     *             "size": "An example",
                     *             "picture": "An example",
                     *             "brand": {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "slug": "An example",
                     *               "name": "Femke de Vries"
                     *             },
                     *             "category": {
                     *               "slug": "An example",
                     *               "name": "Femke de Vries"
                     *             }
                     *           },
                     *           "searches": 1,
                     *           "change": 1,
                     *           "watchers": 1,
                     *           "winningPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "ownOfferQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "isWatched": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrendingProducts"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "phone": "+31201234567",
                 *       "withdraw": "EMAIL",
                 *       "account": "Femke de Vries",
                 *       "secret": "An example",
                 *       "version": 1,
                 *       "companyName": "Waldhuis B.V.",
                 *       "registrationNumber": "An example",
                 *       "vatNumber": "An example",
                 *       "discount": "1",
                 *       "shipDirectTo": {
                 *         "regions": [
                 *           "EUROPE"
                 *         ],
                 *         "countries": [
                 *           "NL"
                 *         ]
                 *       },
                 *       "sellTo": {
                 *         "regions": [
                 *           "EUROPE"
                 *         ],
                 *         "countries": [
                 *           "NL"
                 *         ]
                 *       },
                 *       "shippingFrom": [
                 *         {
                 *           "country": "NL",
                 *           "leadDays": 1
                 *         }
                 *       ],
                 *       "terms": [
                 *         {
                 *           "region": "EUROPE",
                 *           "minimumOrderValue": {
                 *             "amount": "1234.56",
                 *             "currency": "EUR"
                 *           },
                 *           "shippingCost": {
                 *             "amount": "1234.56",
                 *             "currency": "EUR"
                 *           }
                 *         }
                 *       ],
                 *       "companyVersion": 1
                 *     }
                 */
                "application/json": {
                    account?: string;
                    companyName?: string;
                    companyVersion?: number;
                    discount?: string;
                    email?: string;
                    phone?: string;
                    registrationNumber?: string | null;
                    /** @description The current password */
                    secret?: string;
                    sellTo?: {
                        countries: string[];
                        regions: ("EUROPE" | "USA" | "WORLD")[];
                    };
                    shipDirectTo?: {
                        countries: string[];
                        regions: ("EUROPE" | "USA" | "WORLD")[];
                    };
                    shippingFrom?: {
                        /** @description ISO 3166-1 alpha-2 */
                        country: string;
                        leadDays: number;
                    }[];
                    terms?: {
                        minimumOrderValue: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /** @enum {string} */
                        region: "EUROPE" | "USA" | "WORLD";
                        shippingCost: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                    }[];
                    vatNumber?: string | null;
                    version?: number;
                    /** @enum {string} */
                    withdraw?: "EMAIL" | "PHONE";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "phone": "+31201234567",
                 *       "withdraw": "EMAIL",
                 *       "account": "Femke de Vries",
                 *       "secret": "An example",
                 *       "version": 1,
                 *       "companyName": "Waldhuis B.V.",
                 *       "registrationNumber": "An example",
                 *       "vatNumber": "An example",
                 *       "discount": "1",
                 *       "shipDirectTo": {
                 *         "regions": [
                 *           "EUROPE"
                 *         ],
                 *         "countries": [
                 *           "NL"
                 *         ]
                 *       },
                 *       "sellTo": {
                 *         "regions": [
                 *           "EUROPE"
                 *         ],
                 *         "countries": [
                 *           "NL"
                 *         ]
                 *       },
                 *       "shippingFrom": [
                 *         {
                 *           "country": "NL",
                 *           "leadDays": 1
                 *         }
                 *       ],
                 *       "terms": [
                 *         {
                 *           "region": "EUROPE",
                 *           "minimumOrderValue": {
                 *             "amount": "1234.56",
                 *             "currency": "EUR"
                 *           },
                 *           "shippingCost": {
                 *             "amount": "1234.56",
                 *             "currency": "EUR"
                 *           }
                 *         }
                 *       ],
                 *       "companyVersion": 1
                 *     }
                 */
                "application/json": {
                    account?: string;
                    companyName?: string;
                    companyVersion?: number;
                    discount?: string;
                    email?: string;
                    phone?: string;
                    registrationNumber?: string | null;
                    /** @description The current password */
                    secret?: string;
                    sellTo?: {
                        countries: string[];
                        regions: ("EUROPE" | "USA" | "WORLD")[];
                    };
                    shipDirectTo?: {
                        countries: string[];
                        regions: ("EUROPE" | "USA" | "WORLD")[];
                    };
                    shippingFrom?: {
                        /** @description ISO 3166-1 alpha-2 */
                        country: string;
                        leadDays: number;
                    }[];
                    terms?: {
                        minimumOrderValue: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                        /** @enum {string} */
                        region: "EUROPE" | "USA" | "WORLD";
                        shippingCost: {
                            amount: string;
                            /** @enum {string} */
                            currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                        };
                    }[];
                    vatNumber?: string | null;
                    version?: number;
                    /** @enum {string} */
                    withdraw?: "EMAIL" | "PHONE";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "An example",
                 *       "password": "09506000134352"
                 *     }
                 */
                "application/json": {
                    password: string;
                    secret: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserBankAba: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "An example",
                 *       "country": "NL",
                 *       "secret": "An example",
                 *       "routingNumber": "An example",
                 *       "accountNumber": "An example"
                 *     }
                 */
                "application/json": {
                    accountNumber: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    holder: string;
                    routingNumber: string;
                    /** @description The current password */
                    secret: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "kind": "iban",
                     *         "holder": "An example",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "masked": "An example",
                     *         "since": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "kinds": [
                     *         "iban"
                     *       ],
                     *       "payoutsPausedUntil": "2026-11-23T09:30:00.000Z",
                     *       "reviewedUntil": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserBankIban: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "An example",
                 *       "country": "NL",
                 *       "secret": "An example",
                 *       "iban": "An example"
                 *     }
                 */
                "application/json": {
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    holder: string;
                    iban: string;
                    /** @description The current password */
                    secret: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "kind": "iban",
                     *         "holder": "An example",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "masked": "An example",
                     *         "since": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "kinds": [
                     *         "iban"
                     *       ],
                     *       "payoutsPausedUntil": "2026-11-23T09:30:00.000Z",
                     *       "reviewedUntil": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserBankInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "kind": "iban",
                     *         "holder": "An example",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "masked": "An example",
                     *         "since": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "kinds": [
                     *         "iban"
                     *       ],
                     *       "payoutsPausedUntil": "2026-11-23T09:30:00.000Z",
                     *       "reviewedUntil": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserBankSortcode: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "An example",
                 *       "country": "NL",
                 *       "secret": "An example",
                 *       "sortCode": "An example",
                 *       "accountNumber": "An example"
                 *     }
                 */
                "application/json": {
                    accountNumber: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    holder: string;
                    /** @description The current password */
                    secret: string;
                    sortCode: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "kind": "iban",
                     *         "holder": "An example",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "masked": "An example",
                     *         "since": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "kinds": [
                     *         "iban"
                     *       ],
                     *       "payoutsPausedUntil": "2026-11-23T09:30:00.000Z",
                     *       "reviewedUntil": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserBankSwift: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "An example",
                 *       "country": "NL",
                 *       "secret": "An example",
                 *       "swiftCode": "An example",
                 *       "accountNumber": "An example"
                 *     }
                 */
                "application/json": {
                    accountNumber: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    holder: string;
                    /** @description The current password */
                    secret: string;
                    swiftCode: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "kind": "iban",
                     *         "holder": "An example",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "masked": "An example",
                     *         "since": "2026-11-23T09:30:00.000Z"
                     *       },
                     *       "kinds": [
                     *         "iban"
                     *       ],
                     *       "payoutsPausedUntil": "2026-11-23T09:30:00.000Z",
                     *       "reviewedUntil": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readAt": "2026-11-23T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserCalendarLink: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readAt": "2026-11-23T09:30:00.000Z",
                     *       "url": "https://quayside.example/"
                     *     }
                     */
                    "application/json": components["schemas"]["NewCalendarLink"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUserCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "name": "Femke de Vries",
                     *       "country": "NL",
                     *       "vatNumber": "An example",
                     *       "currency": "An example",
                     *       "invoiceEmail": "orders@waldhuis.example",
                     *       "creditStatus": "NONE",
                     *       "creditLimit": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "daysDeferred": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Debtor"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserEmailResendToken: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitSeconds": 1
                     *     }
                     */
                    "application/json": {
                        waitSeconds: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserEmailVerifyToken: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "An example"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserEmailVerify: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitSeconds": 1
                     *     }
                     */
                    "application/json": {
                        waitSeconds: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUserFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fee": "1"
                 *     }
                 */
                "application/json": {
                    fee: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fee": "An example",
                     *       "nextFee": "An example",
                     *       "from": "2026-11-23T09:30:00.000Z",
                     *       "needsApproval": true
                     *     }
                     */
                    "application/json": components["schemas"]["Fee"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": "OWNER",
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        permissions: string[];
                        /** @enum {string} */
                        role: "OWNER" | "ADMIN" | "ORDERS" | "INVENTORY" | "FINANCE" | "VIEWER" | "WAREHOUSE_WORKER" | "WAREHOUSE_LEAD" | "STAFF" | "BUYER";
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "An example",
                 *       "password": "09506000134352"
                 *     }
                 */
                "application/json": {
                    password: string;
                    secret: string;
                };
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserPasswordResetConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "An example",
                 *       "password": "09506000134352"
                 *     }
                 */
                "application/json": {
                    password: string;
                    secret: string;
                };
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserPhoneVerifyToken: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "An example"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "country": "NL",
                     *       "account": "Femke de Vries",
                     *       "pricingModel": "COMMISSION",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "company": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "name": "Femke de Vries",
                     *         "country": "NL",
                     *         "currency": "EUR",
                     *         "timeZone": "An example",
                     *         "vatNumber": "An example",
                     *         "registrationNumber": "An example"
                     *       },
                     *       "signature": "An example",
                     *       "isPhoneVerified": true,
                     *       "isEmailVerified": true,
                     *       "isWarehouseUser": true,
                     *       "isSeller": true,
                     *       "isStaff": true,
                     *       "phoneMasked": "An example",
                     *       "pendingEmail": "orders@waldhuis.example",
                     *       "pendingPhone": "+31201234567",
                     *       "accountManager": {
                     *         "name": "Femke de Vries",
                     *         "email": "orders@waldhuis.example",
                     *         "phone": "+31201234567"
                     *       },
                     *       "sellerStatus": "ONBOARDING",
                     *       "pauseReason": "HOLIDAY",
                     *       "expectedPauseEnd": "2026-11-23T09:30:00.000Z",
                     *       "fee": "An example",
                     *       "slaAccepted": true,
                     *       "permissions": [
                     *         "An example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserPhoneVerify: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitSeconds": 1
                     *     }
                     */
                    "application/json": {
                        waitSeconds: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserSavedViews: {
        parameters: {
            query?: {
                screen?: "orders";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "screen": "orders",
                     *           "name": "Femke de Vries",
                     *           "query": "1234.56",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUserSavedViews: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "screen": "orders",
                 *       "name": "Femke de Vries",
                 *       "query": "1234.56"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @description Filters and sort, as in the address of the list; empty for none */
                    query: string;
                    /**
                     * @default orders
                     * @enum {string}
                     */
                    screen?: "orders";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "screen": "orders",
                     *       "name": "Femke de Vries",
                     *       "query": "1234.56",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUserSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchUserSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Femke de Vries",
                 *       "query": "1234.56",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** @description Filters and sort, as in the address of the list; empty for none */
                    query?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "screen": "orders",
                     *       "name": "Femke de Vries",
                     *       "query": "1234.56",
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "lastSeenAt": "2026-11-23T09:30:00.000Z",
                     *           "userAgent": "An example",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "password": "09506000134352",
                 *       "account": "Femke de Vries",
                 *       "companyName": "Waldhuis B.V.",
                 *       "country": "NL",
                 *       "phone": "+31201234567",
                 *       "city": "Rotterdam",
                 *       "line1": "Keileweg 14",
                 *       "postalCode": "An example"
                 *     }
                 */
                "application/json": {
                    /** @description The person’s name */
                    account: string;
                    city: string;
                    companyName: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    email: string;
                    line1: string;
                    password: string;
                    phone: string;
                    postalCode: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "isEmailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "orders@waldhuis.example",
                 *       "password": "09506000134352",
                 *       "account": "Femke de Vries",
                 *       "companyName": "Waldhuis B.V.",
                 *       "country": "NL",
                 *       "phone": "+31201234567",
                 *       "vatNumber": "An example",
                 *       "gtins": [
                 *         "09506000134352"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The person’s name */
                    account: string;
                    companyName: string;
                    /** @description ISO 3166-1 alpha-2 */
                    country: string;
                    email: string;
                    /** @description What would be sold, one a line */
                    gtins?: string[];
                    password: string;
                    phone: string;
                    vatNumber?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "email": "orders@waldhuis.example",
                     *       "isEmailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fid: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "fid": "An example",
                     *       "slug": "An example",
                     *       "gtin": "09506000134352",
                     *       "name": "Femke de Vries",
                     *       "size": "An example",
                     *       "picture": "An example",
                     *       "brand": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "slug": "An example",
                     *         "name": "Femke de Vries"
                     *       },
                     *       "category": {
                     *         "slug": "An example",
                     *         "name": "Femke de Vries"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Variant"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantOffers: {
        parameters: {
            query?: {
                /** @description Of the market; the own company’s without it */
                currency?: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                destination?: "EUROPE" | "USA" | "WORLD";
            };
            header?: never;
            path: {
                fid: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "EUR",
                     *       "destination": "EUROPE",
                     *       "winning": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "own": {
                     *         "offerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "rank": 1,
                     *         "effectivePrice": {
                     *           "amount": "1234.56",
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VariantMarket"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantPriceHistory: {
        parameters: {
            query?: {
                /** @description Of the market; the own company’s without it */
                currency?: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            header?: never;
            path: {
                fid: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "EUR",
                     *       "results": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "winning": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VariantPriceHistory"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantsFacetsBrandName: {
        parameters: {
            query?: {
                /** @description One or several, separated by commas */
                brand?: string;
                /** @description One or several, separated by commas */
                category?: string;
                /** @description Words of name or brand, also misspelt, or a GTIN */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "slug": "An example",
                     *           "name": "Femke de Vries",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BrandFacet"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantsOffersSearch: {
        parameters: {
            query?: {
                /** @description One or several, separated by commas */
                brand?: string;
                /** @description One or several, separated by commas */
                category?: string;
                /** @description Of the market; the own company’s without it */
                currency?: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                destination?: "EUROPE" | "USA" | "WORLD";
                page?: number;
                /** @description Words of name or brand, also misspelt, or a GTIN */
                q?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "fid": "An example",
                     *           "slug": "An example",
                     *           "gtin": "09506000134352",
                     *           "name": "Femke de Vries",
                     *           "size": "An example",
                     *           "picture": "An example",
                     *           "brand": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "slug": "An example",
                     *             "name": "Femke de Vries"
                     *           },
                     *           "category": {
                     *             "slug": "An example",
                     *             "name": "Femke de Vries"
                     *           },
                     *           "best": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "ownOfferQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VariantOfferList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postVariantsRequest: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gtins": [
                 *         "09506000134352"
                 *       ],
                 *       "note": "Two cartons arrived with a dent."
                 *     }
                 */
                "application/json": {
                    gtins: string[];
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "status": "OPEN"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueRequestAnswer"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantsSearch: {
        parameters: {
            query?: {
                /** @description One or several, separated by commas */
                brand?: string;
                /** @description One or several, separated by commas */
                category?: string;
                page?: number;
                /** @description Words of name or brand, also misspelt, or a GTIN */
                q?: string;
                size?: number;
                sort?: "relevance" | "name" | "-name" | "brand";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "fid": "An example",
                     *           "slug": "An example",
                     *           "gtin": "09506000134352",
                     *           "name": "Femke de Vries",
                     *           "size": "An example",
                     *           "picture": "An example",
                     *           "brand": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "slug": "An example",
                     *             "name": "Femke de Vries"
                     *           },
                     *           "category": {
                     *             "slug": "An example",
                     *             "name": "Femke de Vries"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VariantList"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postVariantsSearchDownload: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "An example",
                 *       "brand": "An example",
                 *       "category": "An example",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": {
                    /** @description One or several, separated by commas */
                    brand?: string;
                    /** @description One or several, separated by commas */
                    category?: string;
                    /**
                     * @default csv
                     * @enum {string}
                     */
                    format?: "csv";
                    /** @description Words of name or brand, also misspelt, or a GTIN */
                    q?: string;
                };
            };
        };
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantsSearchSuggestions: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brands": [
                     *         {
                     *           "slug": "An example",
                     *           "name": "Femke de Vries"
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "fid": "An example",
                     *           "slug": "An example",
                     *           "gtin": "09506000134352",
                     *           "name": "Femke de Vries",
                     *           "size": "An example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VariantSuggestions"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vat": {
                     *         "countryCode": "NL",
                     *         "taxNumber": "An example",
                     *         "companyName": "Waldhuis B.V.",
                     *         "validationStatus": "VALID"
                     *       }
                     *     }
                     */
                    "application/json": {
                        vat: components["schemas"]["VatValidation"] | null;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postVatValidation: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "NL",
                 *       "taxNumber": "An example"
                 *     }
                 */
                "application/json": {
                    /** @description ISO 3166-1 alpha-2 */
                    countryCode: string;
                    taxNumber: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "countryCode": "NL",
                     *       "taxNumber": "An example",
                     *       "companyName": "Waldhuis B.V.",
                     *       "validationStatus": "VALID"
                     *     }
                     */
                    "application/json": components["schemas"]["VatValidation"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehousePackages: {
        parameters: {
            query?: {
                page?: number;
                /** @description Package code, order, seller or buyer */
                search?: string;
                size?: number;
                status?: "INCOMING" | "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "counts": {
                     *         "ANNOUNCED": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        /** @description Packages of this warehouse by status; a status without one is left out */
                        counts: {
                            [key: string]: number;
                        };
                        page: number;
                        results: components["schemas"]["WarehousePackage"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackages: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "An example",
                 *       "order": "Q-2026-004711",
                 *       "note": "Two cartons arrived with a dent.",
                 *       "file": [
                 *         "the file"
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /** @description What the label says */
                    code: string;
                    file?: Blob[];
                    note?: string;
                    /** @description The order it belongs to */
                    order: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehousePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackageArrive: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scannedAt": "2026-11-23T09:30:00.000Z",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was scanned, if that was earlier
                     */
                    scannedAt?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackageConfirm: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *           "received": 1,
                 *           "lot": "An example",
                 *           "expiresOn": "2026-11-23"
                 *         }
                 *       ],
                 *       "isAsAnnounced": true,
                 *       "location": "An example",
                 *       "scannedAt": "2026-11-23T09:30:00.000Z",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Lines that are not named hold what was announced */
                    isAsAnnounced?: boolean;
                    lines?: {
                        /** Format: date */
                        expiresOn?: string;
                        /**
                         * Format: uuid
                         * @description Opaque id (UUIDv7)
                         */
                        lineQid: string;
                        lot?: string;
                        received: number;
                    }[];
                    location?: string;
                    /**
                     * Format: date-time
                     * @description When it was scanned, if that was earlier
                     */
                    scannedAt?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackageDiscrepancies: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "SHORT",
                 *       "quantity": 1,
                 *       "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                 *       "note": "Two cartons arrived with a dent.",
                 *       "version": 1,
                 *       "file": [
                 *         "the file"
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    file?: Blob[];
                    /**
                     * Format: uuid
                     * @description Opaque id (UUIDv7)
                     */
                    lineQid?: string;
                    note?: string;
                    quantity: number;
                    /** @enum {string} */
                    type: "SHORT" | "DAMAGED" | "OVER" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED" | "WRONG_OR_MISSING_LABEL" | "PACKAGING_FAILURE" | "WEIGHT_MISMATCH" | "DOCUMENT_MISSING";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehousePackagePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                photoQid: string;
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackageResolve: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resolution": "ACCEPT_RECEIVED_QUANTITY",
                 *       "note": "Two cartons arrived with a dent.",
                 *       "location": "An example",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    location?: string;
                    note?: string;
                    /** @enum {string} */
                    resolution: "ACCEPT_RECEIVED_QUANTITY" | "ACCEPT_AS_IS" | "RECOUNT" | "RELABEL" | "QUARANTINE" | "RETURN_TO_SELLER" | "DISPOSE" | "SEND_REMAINDER";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehousePackageUndo: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "code": "An example",
                     *       "status": "ANNOUNCED",
                     *       "order": "Q-2026-004711",
                     *       "sellerName": "Femke de Vries",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "expectedOn": "2026-11-23",
                     *       "announcedAt": "2026-11-23T09:30:00.000Z",
                     *       "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *       "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *       "location": "An example",
                     *       "number": 1,
                     *       "total": 1,
                     *       "received": 1,
                     *       "lineCount": 1,
                     *       "unitCount": 1,
                     *       "version": 1,
                     *       "sscc": "An example",
                     *       "shipment": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "number": "An example"
                     *       },
                     *       "proposedLocation": "An example",
                     *       "lines": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "gtin": "09506000134352",
                     *           "productName": "Femke de Vries",
                     *           "brandName": "Femke de Vries",
                     *           "unitSize": 1,
                     *           "announced": 1,
                     *           "received": 1,
                     *           "damaged": 1,
                     *           "lot": "An example",
                     *           "expiresOn": "2026-11-23"
                     *         }
                     *       ],
                     *       "discrepancies": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "type": "SHORT",
                     *           "lineQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "quantity": 1,
                     *           "note": "Two cartons arrived with a dent.",
                     *           "photos": [
                     *             {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "name": "Femke de Vries"
                     *             }
                     *           ],
                     *           "reportedAt": "2026-11-23T09:30:00.000Z",
                     *           "reportedByName": "Femke de Vries",
                     *           "resolution": "ACCEPT_RECEIVED_QUANTITY",
                     *           "resolvedAt": "2026-11-23T09:30:00.000Z",
                     *           "resolvedByName": "Femke de Vries"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "from": "ANNOUNCED",
                     *           "to": "ANNOUNCED",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "arrive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehousePackageDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehousePackagesLookup: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedBy": "PACKAGE_CODE",
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PackageLookup"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouseShipments: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "OPEN" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "number": "An example",
                     *           "status": "OPEN",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "destinationCity": "Rotterdam",
                     *           "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "ownerName": "Femke de Vries",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "driverName": "Femke de Vries",
                     *           "packageCount": 1,
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "readyAt": "2026-11-23T09:30:00.000Z",
                     *           "shippedAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "counts": {
                     *         "OPEN": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        count: number;
                        countIsExact: boolean;
                        counts: {
                            [key: string]: number;
                        };
                        page: number;
                        results: components["schemas"]["WarehouseShipment"][];
                        size: number;
                    };
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipments: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packageQids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    packageQids: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouseShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentAddPackages: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packageQids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    packageQids: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentDispatch: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "driverName": "Femke de Vries",
                 *       "scannedPackageQids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    driverName: string;
                    /** @description Every package, as it was scanned out */
                    scannedPackageQids: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouseShipmentLabels: {
        parameters: {
            query?: {
                format?: "pdf" | "zpl";
            };
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouseShipmentPackingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentReady: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "An example",
                 *       "trackingNumber": "An example",
                 *       "weightKg": 1,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    carrier: string;
                    /** @description Left out only when our own truck brings it */
                    trackingNumber?: string;
                    version?: number;
                    weightKg: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentRemovePackages: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packageQids": [
                 *         "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    packageQids: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentReopen: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentTakeOver: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWarehouseShipmentUndo: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id (UUIDv7) */
                qid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "number": "An example",
                     *       "status": "OPEN",
                     *       "buyerName": "Femke de Vries",
                     *       "destinationCountry": "NL",
                     *       "destinationCity": "Rotterdam",
                     *       "ownerQid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *       "ownerName": "Femke de Vries",
                     *       "carrier": "An example",
                     *       "trackingNumber": "An example",
                     *       "weightKg": 1,
                     *       "driverName": "Femke de Vries",
                     *       "packageCount": 1,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "readyAt": "2026-11-23T09:30:00.000Z",
                     *       "shippedAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1,
                     *       "packages": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "code": "An example",
                     *           "status": "ANNOUNCED",
                     *           "order": "Q-2026-004711",
                     *           "sellerName": "Femke de Vries",
                     *           "buyerName": "Femke de Vries",
                     *           "destinationCountry": "NL",
                     *           "carrier": "An example",
                     *           "trackingNumber": "An example",
                     *           "weightKg": 1,
                     *           "expectedOn": "2026-11-23",
                     *           "announcedAt": "2026-11-23T09:30:00.000Z",
                     *           "arrivedAt": "2026-11-23T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-23T09:30:00.000Z",
                     *           "location": "An example",
                     *           "number": 1,
                     *           "total": 1,
                     *           "received": 1,
                     *           "lineCount": 1,
                     *           "unitCount": 1,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-11-23T09:30:00.000Z",
                     *           "action": "An example",
                     *           "actorName": "Femke de Vries",
                     *           "note": "Two cartons arrived with a dent."
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "add"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseShipmentDetail"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWatchlistItems: {
        parameters: {
            query?: {
                are_targets_met?: "true" | "false";
                is_available?: "true" | "false";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "countIsExact": true,
                     *       "page": 1,
                     *       "size": 1,
                     *       "results": [
                     *         {
                     *           "gtin": "09506000134352",
                     *           "variant": {
                     *             "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *             "fid": "An example",
                     *             "slug": "An example",
                     *             "gtin": "09506000134352",
                     *             "name": "Femke de Vries",
                     *             "size": "An example",
                     *             "picture": "An example",
                     *             "brand": {
                     *               "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *               "slug": "An example",
                     *               "name": "Femke de Vries"
                     *             },
                     *             "category": {
                     *               "slug": "An example",
                     *               "name": "Femke de Vries"
                     *             }
                     *           },
                     *           "targetPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "targetQuantity": 1,
                     *           "bestPrice": {
                     *             "amount": "1234.56",
                     *             "currency": "EUR"
                     *           },
                     *           "stock": 1,
                     *           "areTargetsMet": true,
                     *           "isAvailable": true,
                     *           "createdAt": "2026-11-23T09:30:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWatchlistItems: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gtin": "09506000134352",
                 *       "targetPrice": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "targetQuantity": 1
                 *     }
                 */
                "application/json": {
                    gtin: string;
                    targetPrice?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    targetQuantity?: number | null;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gtin": "09506000134352",
                     *       "variant": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "fid": "An example",
                     *         "slug": "An example",
                     *         "gtin": "09506000134352",
                     *         "name": "Femke de Vries",
                     *         "size": "An example",
                     *         "picture": "An example",
                     *         "brand": {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries"
                     *         },
                     *         "category": {
                     *           "slug": "An example",
                     *           "name": "Femke de Vries"
                     *         }
                     *       },
                     *       "targetPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "targetQuantity": 1,
                     *       "bestPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "stock": 1,
                     *       "areTargetsMet": true,
                     *       "isAvailable": true,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistItem"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWatchlistItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gtins": [
                 *         "09506000134352"
                 *       ]
                 *     }
                 */
                "application/json": {
                    gtins: string[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedWatchlist"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWatchlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gtin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchWatchlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gtin: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetPrice": {
                 *         "amount": "1234.56",
                 *         "currency": "EUR"
                 *       },
                 *       "targetQuantity": 1,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    targetPrice?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
                    } | null;
                    targetQuantity?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gtin": "09506000134352",
                     *       "variant": {
                     *         "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *         "fid": "An example",
                     *         "slug": "An example",
                     *         "gtin": "09506000134352",
                     *         "name": "Femke de Vries",
                     *         "size": "An example",
                     *         "picture": "An example",
                     *         "brand": {
                     *           "qid": "01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10",
                     *           "slug": "An example",
                     *           "name": "Femke de Vries"
                     *         },
                     *         "category": {
                     *           "slug": "An example",
                     *           "name": "Femke de Vries"
                     *         }
                     *       },
                     *       "targetPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "targetQuantity": 1,
                     *       "bestPrice": {
                     *         "amount": "1234.56",
                     *         "currency": "EUR"
                     *       },
                     *       "stock": 1,
                     *       "areTargetsMet": true,
                     *       "isAvailable": true,
                     *       "createdAt": "2026-11-23T09:30:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistItem"];
                };
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWebhooksPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Problem (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
