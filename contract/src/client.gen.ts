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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Add an address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Change an address */
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post?: never;
        /** Delete an address */
        delete: {
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
                /** @description Default Response */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Claim for lines of an order, with files that were evaluated before */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        reason: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        message: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Decide: whose fault, and how much for each line */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "multipart/form-data": {
                        file: Blob[];
                        /** @enum {string} */
                        kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        post: {
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
                    "application/json": {
                        /** @enum {string} */
                        answer: "ACCEPT" | "CONTEST";
                        message: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        reason?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query: {
                    /** @description Opaque id (UUIDv7) */
                    saleQid: string;
                    type: "MISSING_ITEM" | "DAMAGED_ITEM" | "WRONG_ITEM" | "EXPIRED_OR_SHORT_DATED" | "DECODED_ITEM" | "NOT_AS_DESCRIBED" | "AUTHENTICITY" | "LOST_SHIPMENT" | "INVOICE_OR_PRICE_ERROR" | "WAREHOUSE_DISCREPANCY";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: Blob[];
                        /** @enum {string} */
                        kind: "PACKAGE_OUTSIDE" | "PACKAGE_LABEL" | "PACKAGE_INSIDE" | "ITEM" | "ITEM_GTIN" | "DELIVERY_NOTE" | "CARRIER_STATEMENT" | "OTHER";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: {
                    /** @description true: answers what happened since Last-Event-ID and ends, where no stream gets through */
                    once?: "true" | "false";
                    /** @description Milliseconds since the page began to load, while it has received no event: answers `resync` instead of `ready` when something happened since */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        page?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Refund goods of a paid order to its buyer; carried over to the seller’s next payout */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: uuid
                             * @description Opaque id (UUIDv7)
                             */
                            carryOverQid: string;
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
        get: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        post?: never;
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
        post: {
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
                    "application/json": {
                        /** @enum {string} */
                        code: "PICKED_UP" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "EXCEPTION" | "DELIVERED" | "RETURNED" | "LOST";
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        /** @description Files sent before to `sales/{qid}/threads/files/`, within a day */
                        files?: string[];
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Choose what comes by e-mail; kinds left out stay */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        preferences: {
                            email: boolean;
                            /** @enum {string} */
                            kind: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "BANK_CHANGED" | "MESSAGE" | "DAILY_DIGEST";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        qids?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        quantity: number;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shipping method, parcels and pallets, fee, VAT, reference */
        patch: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Staff cancel an unpaid sale */
        post: {
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
                    "application/json": {
                        /** @enum {string} */
                        reason: "BUYER_NOT_PAID" | "BUYER_CANCELLED" | "FRAUD" | "LEGAL" | "PLATFORM_ERROR";
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Book a carrier; the same key never books twice */
        post: {
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
                    "application/json": {
                        carrier: string;
                        /** Format: date */
                        pickupDate: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
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
        get: {
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
        get: {
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
        post: {
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
                    "application/json": {
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        post: {
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
                    "application/json": {
                        note?: string;
                        reasons: ("OUT_OF_STOCK" | "PRICE_INCORRECT" | "PRODUCT_DISCONTINUED" | "CANNOT_SHIP_TO_DESTINATION" | "SHIPPING_COST_TOO_HIGH" | "LEAD_TIME_TOO_LONG" | "BELOW_MINIMUM_AFTER_REDUCTION" | "BRAND_OR_REGION_RESTRICTION" | "DOCUMENT_OR_VAT_PROBLEM" | "WAREHOUSE_CLOSED" | "DUPLICATE_ORDER" | "BUYER_REQUESTED_CHANGE" | "OTHER")[];
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        delete: {
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
                /** @description Default Response */
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
        options?: never;
        head?: never;
        /** Rename a document, change its type, or replace its content; its id stays */
        patch: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        version?: number;
                        /** @default 1 */
                        workingDays?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Save draft quantities of several lines */
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put: {
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
                    "application/json": {
                        draftQuantity: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        get: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Trigger the payment; the same key never pays twice */
        post: {
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
                    "application/json": {
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Mark as read */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "application/json": {
                        /** @description Files sent before to `sales/{qid}/threads/files/`, within a day */
                        files?: string[];
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                    "multipart/form-data": {
                        /** Format: binary */
                        file: Blob;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
        /** The seller has read what was answered */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        post?: never;
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        post?: never;
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Add track and trace numbers; invalid ones are dropped and named */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        post?: never;
        /** Remove a shipment no carrier has scanned; its booking is cancelled */
        delete: {
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
                /** @description Default Response */
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
        options?: never;
        head?: never;
        /** Other numbers or another carrier, until the carrier has scanned the first one */
        patch: {
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
                    "application/json": {
                        carrier: string;
                        trackAndTraceNumbers: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** Change e-mail address, phone number or account name */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        account?: string;
                        email?: string;
                        phone?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change e-mail address, phone number or account name */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        account?: string;
                        email?: string;
                        phone?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        secret: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Make a link to the deadlines; the one before stops working */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        /** End the link to the deadlines */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        secret: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        secret: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        put?: never;
        /** Save a view; the same key saves one */
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        delete: {
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
                /** @description Default Response */
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
        options?: never;
        head?: never;
        /** Rename or change a view */
        patch: {
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
                    "application/json": {
                        name?: string;
                        /** @description Filters and sort, as in the address of the list; empty for none */
                        query?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
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
        delete: {
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
                /** @description Default Response */
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
        /** Packages by status, soonest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    status?: "INCOMING" | "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            countIsExact: boolean;
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
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
        AddressInput: {
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
        AddressListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["AddressInput"][];
            size: number;
        };
        CalendarLink: {
            /** @description Null while the person has no link */
            createdAt: string | null;
            /** @description When a program last asked, to the hour */
            readAt: string | null;
        };
        CalendarLinkInput: {
            /** @description Null while the person has no link */
            createdAt: string | null;
            /** @description When a program last asked, to the hour */
            readAt: string | null;
        };
        Carrier: {
            name: string;
            qid: string;
            takesBookings: boolean;
            trackingExample: string | null;
            /** @description Where a number is followed; %s stands for it */
            trackingUrl: string | null;
        };
        CarrierInput: {
            name: string;
            qid: string;
            takesBookings: boolean;
            trackingExample: string | null;
            /** @description Where a number is followed; %s stands for it */
            trackingUrl: string | null;
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
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
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
        /** @description A kind that the type of claim needs; verdict null: nothing was sent */
        ClaimChecklistEntryInput: {
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
        ClaimEventInput: {
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
        ClaimEvidenceInput: {
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
        ClaimInput: {
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
            checklist: components["schemas"]["ClaimChecklistEntryInput"][];
            description: string;
            dueAt: string | null;
            events: components["schemas"]["ClaimEventInput"][];
            evidence: components["schemas"]["ClaimEvidenceInput"][];
            lines: components["schemas"]["ClaimLineInput"][];
            /** @enum {string} */
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
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
            saleProcessingDetails: components["schemas"]["ClaimSaleProcessingDetailsInput"];
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
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            updatedAt: string;
            version: number;
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
        ClaimLineInput: {
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
        ClaimListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["ClaimRowInput"][];
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
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
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
        ClaimRowInput: {
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
            nextAction: "RESPOND" | "ADD_EVIDENCE" | "DECIDE" | "WAIT_FOR_BUYER" | "WAIT_FOR_SELLER" | "WAIT_FOR_DECISION" | "WAIT_FOR_SETTLEMENT" | "NONE";
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
        ClaimSaleProcessingDetailsInput: {
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
        ConfirmOutcomeInput: {
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
        ConfirmOutcomesInput: {
            results: components["schemas"]["ConfirmOutcomeInput"][];
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
        DocumentInput: {
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
        EvidenceEvaluation: {
            checklist: components["schemas"]["ClaimChecklistEntry"][];
            evidence: components["schemas"]["ClaimEvidence"][];
        };
        EvidenceEvaluationInput: {
            checklist: components["schemas"]["ClaimChecklistEntryInput"][];
            evidence: components["schemas"]["ClaimEvidenceInput"][];
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
        InboxInput: {
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
            results: components["schemas"]["InboxRowInput"][];
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
        InboxRowInput: {
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
        InfoInput: {
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
        LiveChange: {
            /** @description The person who did it; null for a timer or an outside service */
            byQid: string | null;
            /** @description What happened, such as sale.changed or notification.added */
            kind: string;
            saleQid: string | null;
            /** @description Of the order, after the change */
            version: number | null;
        };
        LiveChangeInput: {
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
        LoginAnswerInput: {
            /** @description Seconds since the epoch */
            accessExp: number;
            accessToken: string;
            signature: string;
            user: components["schemas"]["UserInput"];
        };
        MailPreferences: {
            preferences: {
                email: boolean;
                /** @enum {string} */
                kind: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "BANK_CHANGED" | "MESSAGE" | "DAILY_DIGEST";
            }[];
        };
        MailPreferencesInput: {
            preferences: {
                email: boolean;
                /** @enum {string} */
                kind: "NEW_SALE" | "EXPIRING_24H" | "EXPIRING_4H" | "EXPIRED" | "PAYOUT_PAID" | "PAYOUT_FAILED" | "PAYOUT_REVERSED" | "DISCREPANCY" | "CLAIM_OPENED" | "CLAIM_DUE" | "CLAIM_DECIDED" | "PAUSED" | "RESUMED" | "LOST_RANK" | "STOCK_TASK_DONE" | "BANK_CHANGED" | "MESSAGE" | "DAILY_DIGEST";
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
        MessageFileInput: {
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
        NewCalendarLinkInput: {
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
        NotificationInput: {
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
        NotificationListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["NotificationInput"][];
            size: number;
            /** @description All that are unread, at most 100 */
            unread: number;
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
        OfferHitInput: {
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
        OfferHitsInput: {
            /** @description The one thing that the whole text names; a scan opens it at once */
            exact: string | null;
            /** @description More than these match */
            hasMore: boolean;
            results: components["schemas"]["OfferHitInput"][];
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
        OrderLineInput: {
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
        PaperInput: {
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
        PayAnswerInput: {
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
            commercialInvoice: components["schemas"]["SaleDocumentInput"] | null;
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
            documents: components["schemas"]["SaleDocumentInput"][];
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
            lines: components["schemas"]["SaleLineInput"][];
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
            payout: components["schemas"]["SalePayoutInput"] | null;
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
            shipments: components["schemas"]["SaleShipmentInput"][];
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
        PayDryRunInput: {
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
            rules: components["schemas"]["PayRuleInput"][];
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
        PaymentInReviewInput: {
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
            sellerName: string;
            sentAt: string | null;
            settledAt: string | null;
            statementReference: string | null;
            /** @enum {string} */
            status: "PENDING_APPROVAL" | "APPROVED" | "PROCESSING" | "PAID" | "FAILED" | "UNRESOLVED" | "CANCELLED";
            version: number;
        };
        PayoutDetailInput: {
            accountEnding: string;
            allowedActions: ("RETRY" | "CHANGE_BANK_DETAILS" | "REFUND")[];
            /** @description Decimal string with two places, and its currency */
            amount: {
                amount: string;
                /** @enum {string} */
                currency: "EUR" | "GBP" | "USD" | "PLN" | "SEK" | "DKK" | "CHF";
            };
            entries: components["schemas"]["PayoutEntryInput"][];
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
        PayoutEntryInput: {
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
        PayoutRowInput: {
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
        PayRuleInput: {
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
        /** @description RFC 9457 problem; details beyond these members are typed per code */
        ProblemInput: {
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
        ReductionCostInput: {
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
        ReplacementInput: {
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
        ReplacementListInput: {
            results: components["schemas"]["ReplacementInput"][];
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
        SaleDocumentInput: {
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
        SaleEventInput: {
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
        SaleHitInput: {
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
        SaleHitsInput: {
            /** @description The one thing that the whole text names; a scan opens it at once */
            exact: string | null;
            /** @description More than these match */
            hasMore: boolean;
            results: components["schemas"]["SaleHitInput"][];
        };
        SaleInput: {
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
            commercialInvoice: components["schemas"]["SaleDocumentInput"] | null;
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
            documents: components["schemas"]["SaleDocumentInput"][];
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
            lines: components["schemas"]["SaleLineInput"][];
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
            payout: components["schemas"]["SalePayoutInput"] | null;
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
            shipments: components["schemas"]["SaleShipmentInput"][];
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
        SaleLineInput: {
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
        SaleListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SaleRowInput"][];
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
        SalePayoutInput: {
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
        SaleRowInput: {
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
        SaleShipmentInput: {
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
        SavedViewInput: {
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
        SavedViewListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SavedViewInput"][];
            size: number;
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
        SellerStatsInput: {
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
        SessionListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["SessionRowInput"][];
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
        SessionRowInput: {
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
        ShipmentDetailInput: {
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
        ShipmentInput: {
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
        ThreadInput: {
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
                files: components["schemas"]["MessageFileInput"][];
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
        ThreadListInput: {
            count: number;
            countIsExact: boolean;
            page: number;
            results: components["schemas"]["ThreadInput"][];
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
        ThreadRowsInput: {
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
        TokenRecordInput: {
            /** @description Seconds since the epoch */
            accessExp: number;
            accessToken: string;
            signature: string;
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
        UserInput: {
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
        WarehousePackage: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            announcedAt: string;
            carrier: string;
            code: string;
            /** Format: date */
            expectedOn: string;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            sellerName: string;
            /** @enum {string} */
            status: "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            trackingNumber: string;
            weightKg: number;
        };
        WarehousePackageInput: {
            /**
             * Format: date-time
             * @description ISO 8601 time in UTC
             */
            announcedAt: string;
            carrier: string;
            code: string;
            /** Format: date */
            expectedOn: string;
            order: string;
            /**
             * Format: uuid
             * @description Opaque id (UUIDv7)
             */
            qid: string;
            sellerName: string;
            /** @enum {string} */
            status: "ANNOUNCED" | "ARRIVED" | "ON_HOLD" | "CONFIRMED" | "IN_SHIPMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURNED_TO_SELLER" | "MISSING" | "DISPOSED";
            trackingNumber: string;
            weightKg: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
